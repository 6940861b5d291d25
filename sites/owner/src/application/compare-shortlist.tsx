import { isComparedCount } from '@bailclair/domain/comparison/compared-count.rules.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { addressOfComparison } from '#platform/selected-addresses.ts'
import type { ListedApplication } from './listed-application.ts'
import { selectionDecisionsMessages } from './selection-decisions.messages.ts'

type Props = { propertyId: string; applications: readonly ListedApplication[] }

/** Leads to the comparison of those on the shortlist, if they are few enough. */
export function CompareShortlist({ propertyId, applications }: Props) {
  const t = useMessages(selectionDecisionsMessages)
  const ids = applications
    .filter(({ stage, status }) => stage === 'SHORTLISTED' && status === 'VALIDATED')
    .map(({ id }) => id)
  if (!isComparedCount(ids.length)) return null
  return (
    <p className="compare-shortlist screen-only">
      <a href={addressOfComparison(propertyId, ids)}>{t.compareShortlist(ids.length)}</a>
    </p>
  )
}
