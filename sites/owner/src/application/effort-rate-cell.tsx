import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Icon } from '@bailclair/site-kit/ui/icon/icon.tsx'
import { VisuallyHidden } from '@bailclair/site-kit/ui/visually-hidden.tsx'
import { effortRateTexts } from '#platform/effort-rate-texts.messages.ts'
import { applicationMessages } from './application.messages.ts'
import { lateEffortRateDialog } from './late-dialogs.ts'
import type { ListedApplication } from './listed-application.ts'

type Props = { application: ListedApplication; onExplain: (application: ListedApplication) => void }

/** Both rates; a press explains them (decision 7). */
export function EffortRateCell({ application, onExplain }: Props) {
  const t = useMessages(applicationMessages)
  const names = useMessages(effortRateTexts)
  const { percent } = useFormats()
  const { people, figures } = application
  return (
    <button
      type="button"
      className="effort-rate"
      {...lateEffortRateDialog.intent}
      onClick={() => onExplain(application)}
    >
      <span>
        {figures?.rate === undefined ? names.noIncome : percent(figures.rate)}
        {figures?.rateWithCharges !== undefined && (
          <span className="effort-rate-charges">
            <VisuallyHidden>, </VisuallyHidden>
            {percent(figures.rateWithCharges)} {names.withCharges}
          </span>
        )}
      </span>
      <Icon name="info" />
      <VisuallyHidden>{t.explainRate(people)}</VisuallyHidden>
    </button>
  )
}
