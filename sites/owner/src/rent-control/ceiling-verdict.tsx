import { compareWithCeiling, type RentsOfZone } from '@bailclair/domain/rent-control/rent-limits.rules.ts'
import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Callout } from '@bailclair/site-kit/ui/callout/callout.tsx'
import { controlledRentMessages } from './controlled-rent.messages.ts'
import { excessOf } from './excess.ts'
import type { LimitedHome } from './limited-home.ts'

type Props = {
  rents: readonly RentsOfZone[]
  home: LimitedHome
  /** The rent can be saved all the same. */
  isTyped: boolean
}

/** A rent beside the ceiling; read out when it changes. A supplement is no part of what is compared. */
export function CeilingVerdict({ rents, home: { rentCost, rentSupplement = 0 }, isTyped }: Props) {
  const t = useMessages(controlledRentMessages).verdict
  const { money } = useFormats()
  const base = excessOf(rentCost ?? 0, rentSupplement)
  const verdict = base > 0 ? compareWithCeiling(base, rents) : undefined
  const note = rentSupplement > 0 && <p>{t.withoutSupplement(money(rentSupplement))}</p>
  return (
    <div aria-live="polite">
      {verdict?.kind === 'WITHIN' && (
        <Callout kind="success" title={t.within}>
          {note}
        </Callout>
      )}
      {verdict?.kind === 'ABOVE' && (
        <Callout kind="warning" title={t.above(money(excessOf(base, verdict.ceiling)))}>
          <p>
            {t.aboveText(money(verdict.ceiling))} {isTyped && t.goOn}
          </p>
          {note}
        </Callout>
      )}
      {verdict?.kind === 'PERHAPS_ABOVE' && (
        <Callout kind="warning" title={t.perhaps}>
          <p>
            {t.perhapsText(money(verdict.ceiling))} {isTyped && t.goOn}
          </p>
          {note}
        </Callout>
      )}
    </div>
  )
}
