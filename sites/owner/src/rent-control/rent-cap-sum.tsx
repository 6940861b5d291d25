import { indexSeriesOf, type RentCap, rentCap } from '@bailclair/domain/law/rent-between-tenants.rules.ts'
import { rentIndexes } from '@bailclair/domain/law/rent-index.data.ts'
import { addMonths } from '@bailclair/domain/value/calendar-date.ts'
import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Callout } from '@bailclair/site-kit/ui/callout/callout.tsx'
import { ExternalLink } from '@bailclair/site-kit/ui/external-link.tsx'
import { officialLinks } from '#platform/official-links.ts'
import { useLaw } from '#platform/use-law.ts'
import { excessOf } from './excess.ts'
import type { IdOf, LimitedHome } from './limited-home.ts'
import { MissingFacts } from './missing-facts.tsx'
import { rentBetweenTenantsMessages } from './rent-between-tenants.messages.ts'

type Props = {
  home: LimitedHome
  idOf?: IdOf
  isFrozen: boolean
  /** The rule holds, and the home is where it holds. */
  isCertain: boolean
}

/** The last rent and the change of the index since, as a sum that can be checked; beside the rent that is typed. */
export function RentCapSum({ home, idOf, isFrozen, isCertain }: Props) {
  const t = useMessages(rentBetweenTenantsMessages)
  const { today, rentIndexes: newer } = useLaw()
  const { lastRent, lastRentSince, rentCost } = home
  const missing = (['lastRent', 'lastRentSince'] as const).filter((fact) => home[fact] === undefined)
  if (lastRent === undefined || lastRentSince === undefined)
    return <MissingFacts intro={t.missing} facts={missing} home={home} idOf={idOf} />
  const indexes = { ...rentIndexes, ...newer }
  const series = indexSeriesOf(home.address ?? '')
  const cap = rentCap({ lastRent, lastRentSince, signedOn: today, isFrozen, series }, indexes)
  const isRecent = today < addMonths(lastRentSince, 12)
  return (
    <>
      {!isCertain && <p>{t.ifStill}</p>}
      {cap.kind === 'revised' && <Revised cap={cap} lastRent={lastRent} indexes={indexes} />}
      {cap.kind === 'last' && <Last cap={cap} why={isFrozen ? 'frozen' : isRecent ? 'recent' : 'fallen'} />}
      {cap.kind === 'unknownIndex' && (
        <p>
          {series === 'MAINLAND' ? t.unknownIndex(cap.missing) : t.otherIndex[series](cap.missing)} <IndexLink />
        </p>
      )}
      {cap.kind !== 'unknownIndex' && (
        <CapVerdict
          rent={rentCost}
          ceiling={cap.ceiling}
          isCertain={isCertain && cap.awaited === undefined}
          isTyped={idOf !== undefined}
        />
      )}
    </>
  )
}

type RevisedProps = {
  cap: Extract<RentCap, { kind: 'revised' }>
  lastRent: number
  indexes: Readonly<Record<string, number>>
}

/** Where the newest index is not known, the newest known one is named with its value, and that there may be another. */
function Revised({ cap: { ceiling, from, to, awaited }, lastRent, indexes }: RevisedProps) {
  const t = useMessages(rentBetweenTenantsMessages)
  const { money, index } = useNumbers()
  const [before, now] = [index(indexes[from]), index(indexes[to])]
  const told =
    awaited === undefined ? t.indexes(to, from) : `${t.newestKnown(to, awaited)} ${t.used(to, now, from, before)}`
  return (
    <p>
      {t.most} <strong className="amount">{`${money(lastRent)} × ${now} ÷ ${before} = ${money(ceiling)}`}</strong>{' '}
      {told} <IndexLink />
    </p>
  )
}

function useNumbers() {
  const { money, number } = useFormats()
  return { money, index: (value = 0) => number(value) }
}

type LastProps = { cap: Extract<RentCap, { kind: 'last' }>; why: 'frozen' | 'recent' | 'fallen' }

function Last({ cap: { ceiling, awaited }, why }: LastProps) {
  const t = useMessages(rentBetweenTenantsMessages)
  const { money } = useFormats()
  return (
    <p>
      {t.most} <strong className="amount">{money(ceiling)}</strong>. {t.last[why]} {awaited && t.awaited(awaited)}
    </p>
  )
}

function IndexLink() {
  const t = useMessages(rentBetweenTenantsMessages)
  return <ExternalLink href={officialLinks.rentIndex}>{t.rentIndex}</ExternalLink>
}

type VerdictProps = { rent: number | undefined; ceiling: number; isCertain: boolean; isTyped: boolean }

function CapVerdict({ rent, ceiling, isCertain, isTyped }: VerdictProps) {
  const t = useMessages(rentBetweenTenantsMessages).verdict
  const { money } = useFormats()
  const excess = excessOf(rent ?? 0, ceiling)
  return (
    <div aria-live="polite">
      {excess > 0 && (
        <Callout kind="warning" title={(isCertain ? t.above : t.perhaps)(money(excess))}>
          {isTyped && t.goOn}
        </Callout>
      )}
    </div>
  )
}
