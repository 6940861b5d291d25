import { lawRules } from '@bailclair/domain/law/law-rules.data.ts'
import { lawOn } from '@bailclair/domain/law/law-state.rules.ts'
import type { TenseZone } from '@bailclair/domain/rent-control/tense-zone.rules.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { ExternalLink } from '@bailclair/site-kit/ui/external-link.tsx'
import { Stack } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { officialLinks } from '#platform/official-links.ts'
import { useLaw } from '#platform/use-law.ts'
import { findFreeze, type IdOf, type LimitedHome } from './limited-home.ts'
import { rentBetweenTenantsMessages } from './rent-between-tenants.messages.ts'
import { RentCapSum } from './rent-cap-sum.tsx'
import { RuleSource } from './rule-source.tsx'
import { mayHold, RuleStanding } from './rule-standing.tsx'

type Props = { tenseZone: TenseZone; home: LimitedHome; idOf?: IdOf }

const rule = 'rent-between-tenants'

/** What a new tenant may pay at most beside the last one: in tense zones, and of an F or G anywhere. */
export function RentBetweenTenants({ tenseZone, home, idOf }: Props) {
  const t = useMessages(rentBetweenTenantsMessages)
  const { today, changes } = useLaw()
  const freeze = findFreeze(home, today, changes)
  const isTense = tenseZone !== 'NOT_LISTED'
  const law = lawOn(lawRules[rule], today, changes[rule])
  const isCertain = freeze !== undefined || (law.state === 'IN_FORCE' && tenseZone === 'LISTED')
  const isExempt = home.longUnlet === true && !freeze && mayHold(law)
  if (!freeze && !isTense) return null
  return (
    <Stack>
      <h3>{t.title}</h3>
      {freeze && (
        <>
          <p>{t.frozen(freeze.grade.charAt(0), freeze.since)}</p>
          <RuleSource rule={freeze.rule} />
        </>
      )}
      {isTense && !freeze && (
        <>
          <p>{tenseZone === 'LISTED' ? t.tense : t.perhapsTense}</p>
          {isExempt ? <p>{t.longUnlet}</p> : <RuleStanding law={law} texts={t.standing} />}
        </>
      )}
      {isTense && !isExempt && (freeze || mayHold(law)) && (
        <RentCapSum home={home} idOf={idOf} isFrozen={freeze !== undefined} isCertain={isCertain} />
      )}
      {isTense && !freeze && (
        <>
          {mayHold(law) && !isExempt && <p>{t.exceptions}</p>}
          <p>
            <ExternalLink href={officialLinks.tenseZones}>{t.official}</ExternalLink>
          </p>
          <RuleSource rule={rule} />
        </>
      )}
    </Stack>
  )
}
