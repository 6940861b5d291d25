import { lawRules } from '@bailclair/domain/law/law-rules.data.ts'
import { lawOn } from '@bailclair/domain/law/law-state.rules.ts'
import type { RentTerritoryOfHome } from '@bailclair/domain/rent-control/rent-place.schema.ts'
import { rentTerritories } from '@bailclair/domain/rent-control/rent-territories.data.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { ExternalLink } from '@bailclair/site-kit/ui/external-link.tsx'
import { Stack } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { useLaw } from '#platform/use-law.ts'
import { controlledRentMessages } from './controlled-rent.messages.ts'
import type { IdOf, LimitedHome } from './limited-home.ts'
import { ReferenceRents } from './reference-rents.tsx'
import { useRentSource } from './rent-source.ts'
import { RuleSource } from './rule-source.tsx'
import { mayHold, RuleStanding } from './rule-standing.tsx'
import { SupplementRules } from './supplement-rules.tsx'

type Props = { territory: RentTerritoryOfHome; home: LimitedHome; idOf?: IdOf }

/** Where a prefect fixes reference rents: whether that holds today, the figures, and a rent beside them. */
export function ControlledRent({ territory, home, idOf }: Props) {
  const t = useMessages(controlledRentMessages)
  const { today, changes } = useLaw()
  const { rule, name, official } = rentTerritories[territory.id]
  const source = useRentSource(territory.id)
  const law = lawOn(lawRules[rule], today, changes[rule])
  return (
    <Stack>
      <h3>{t.title(name)}</h3>
      <RuleStanding law={law} texts={t.standing} />
      {mayHold(law) && (
        <>
          {territory.isPartly && <p>{t.partly(source.map)}</p>}
          <ReferenceRents
            territory={territory}
            home={home}
            idOf={idOf}
            isInForce={law.state === 'IN_FORCE'}
            source={source}
          />
        </>
      )}
      <p>
        <ExternalLink href={official}>{source.link}</ExternalLink>
      </p>
      <RuleSource rule={rule} />
      {mayHold(law) && <SupplementRules home={home} />}
    </Stack>
  )
}
