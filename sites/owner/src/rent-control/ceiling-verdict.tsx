import { compareWithCeiling, type RentsOfZone } from '@bailclair/domain/rent-control/rent-limits.rules.ts'
import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Callout } from '@bailclair/site-kit/ui/callout/callout.tsx'
import { useLaw } from '#platform/use-law.ts'
import { controlledRentMessages } from './controlled-rent.messages.ts'
import { excessOf } from './excess.ts'
import { findSupplementBan, type LimitedHome } from './limited-home.ts'

type Props = {
  rents: readonly RentsOfZone[]
  home: LimitedHome
  /** The rent can be saved all the same. */
  isTyped: boolean
  /** Who tells the zone of an address. */
  map: string
}

/** A rent beside the ceiling; read out when it changes. A supplement is no part of what is compared. */
export function CeilingVerdict(props: Props) {
  return <div aria-live="polite">{useVerdict(props)}</div>
}

function useVerdict({ rents, home, isTyped, map }: Props) {
  const texts = useMessages(controlledRentMessages)
  const { verdict: t } = texts
  const { money } = useFormats()
  const { today, changes } = useLaw()
  const { rentCost, rentSupplement = 0 } = home
  const base = excessOf(rentCost ?? 0, rentSupplement)
  const verdict = base > 0 ? compareWithCeiling(base, rents) : undefined
  if (!verdict) return null
  const banned = rentSupplement > 0 ? findSupplementBan(home, today, changes) : undefined
  const note = rentSupplement > 0 && <p>{t.withoutSupplement(money(rentSupplement))}</p>
  const goOn = isTyped && t.goOn
  const ofBase = rents.find(({ ofHome }) => ofHome?.ceiling === base)
  if (verdict.kind === 'WITHIN' && banned)
    return (
      <Callout kind="warning" title={t.noSupplement(banned)}>
        {goOn}
      </Callout>
    )
  if (verdict.kind === 'WITHIN' && rentSupplement > 0 && !ofBase) {
    const lowest = Math.min(...rents.map(({ ofHome }) => ofHome?.ceiling ?? 0))
    return (
      <Callout kind="warning" title={t.baseBelow}>
        {t.baseBelowText(money(base), money(lowest))} {goOn}
      </Callout>
    )
  }
  if (verdict.kind === 'WITHIN')
    return (
      <Callout kind="success" title={rentSupplement > 0 ? t.baseWithin : t.within}>
        {note}
      </Callout>
    )
  const { ceiling } = verdict
  const lowest = rents.find(({ ofHome }) => ofHome?.ceiling === ceiling)
  const nameOf = ({ zone, name }: RentsOfZone) => (name === undefined ? zone : texts.namedZone(zone, name))
  const isAbove = verdict.kind === 'ABOVE'
  return (
    <Callout kind="warning" title={isAbove ? t.above(money(excessOf(base, ceiling))) : t.perhaps}>
      <p>
        {isAbove ? t.ceiling(money(ceiling)) : t.perhapsText(lowest ? nameOf(lowest) : '', money(ceiling), map)}{' '}
        {banned ? t.noSupplement(banned) : isAbove && t.askForMore} {goOn}
      </p>
      {note}
    </Callout>
  )
}
