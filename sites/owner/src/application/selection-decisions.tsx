import { isOpenStage } from '@bailclair/domain/application/stage.rules.ts'
import { isComparedCount } from '@bailclair/domain/comparison/compared-count.rules.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { ButtonLink } from '@bailclair/site-kit/ui/button/button.tsx'
import { addressOfAnswers, addressOfComparison, mostInAddress } from '#platform/selected-addresses.ts'
import type { ListedApplication } from './listed-application.ts'
import { selectionDecisionsMessages } from './selection-decisions.messages.ts'

type Props = { propertyId: string; selected: readonly ListedApplication[] }

/** Compares the selected applications of a property, or answers those that have no answer yet. */
export function SelectionDecisions({ propertyId, selected }: Props) {
  const t = useMessages(selectionDecisionsMessages)
  const ids = selected.map(({ id }) => id)
  const open = selected.filter(({ stage }) => isOpenStage(stage)).map(({ id }) => id)
  return (
    <>
      {isComparedCount(ids.length) && (
        <ButtonLink variant="secondary" compact href={addressOfComparison(propertyId, ids)}>
          {t.compare}
        </ButtonLink>
      )}
      {open.length > 0 && open.length <= mostInAddress && (
        <ButtonLink variant="secondary" compact href={addressOfAnswers(propertyId, open)}>
          {t.answer}
        </ButtonLink>
      )}
    </>
  )
}
