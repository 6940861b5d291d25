import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { ButtonLink } from '@bailclair/site-kit/ui/button/button.tsx'
import { stepFormMessages } from '@bailclair/site-kit/ui/step-form/step-form.messages.ts'
import type { FileWizard } from './use-file-step.ts'

/** For pages where everything is already saved. */
export function StepLinks({ links: { back, next } }: Pick<FileWizard, 'links'>) {
  const t = useMessages(stepFormMessages)
  return (
    <div className="step-actions">
      <ButtonLink href={next}>{t.next}</ButtonLink>
      <ButtonLink href={back.href} variant="quiet" icon="arrow-left">
        {back.label}
      </ButtonLink>
    </div>
  )
}
