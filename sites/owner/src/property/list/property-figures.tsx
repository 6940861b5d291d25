import type { RowGroup } from '@bailclair/domain/application/row-state.rules.ts'
import type { PropertySummary } from '@bailclair/domain/property/property-answer.schema.ts'
import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Figures } from '@bailclair/site-kit/ui/figures/figures.tsx'
import { pathToGroup } from '#platform/application-groups.ts'
import { pathTo } from '#platform/paths.ts'
import { propertyListMessages } from './property-list.messages.ts'

const hrefOf = (group: RowGroup) => pathToGroup(pathTo('Applications'), group)

/** Each figure leads to what it counts, by the rule of the lists (row-state.rules.ts). */
export function PropertyFigures({ properties }: { properties: readonly PropertySummary[] }) {
  const { figures: t } = useMessages(propertyListMessages)
  const { number } = useFormats()
  const sum = (count: (property: PropertySummary) => number) =>
    properties.reduce((total, property) => total + count(property), 0)
  const verified = sum(({ verifiedCount }) => verifiedCount)
  const ended = sum(({ endedCount }) => endedCount)
  const news = sum(({ newCount }) => newCount)
  const waiting = sum(({ propertyApartmentSharingCount }) => propertyApartmentSharingCount) - verified - ended
  return (
    <Figures
      figures={[
        { label: t.properties(properties.length), value: number(properties.length), href: '#property-list-title' },
        ...(news > 0 ? [{ label: t.news(news), value: number(news), href: pathTo('Applications') }] : []),
        { label: t.waiting(waiting), value: number(waiting), href: hrefOf('waiting') },
        { label: t.verified(verified), value: number(verified), href: hrefOf('verified') },
        ...(ended > 0 ? [{ label: t.ended(ended), value: number(ended), href: hrefOf('ended') }] : []),
      ]}
    />
  )
}
