import { isSupplementBanned } from '@bailclair/domain/energy-certificate/letting-calendar.rules.ts'
import { provenGrade } from '@bailclair/domain/energy-certificate/proven-grade.rules.ts'
import { territoryOf } from '@bailclair/domain/energy-certificate/territory.rules.ts'
import { lawRules } from '@bailclair/domain/law/law-rules.data.ts'
import { lawOn } from '@bailclair/domain/law/law-state.rules.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Disclosure } from '@bailclair/site-kit/ui/disclosure/disclosure.tsx'
import { Stack } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { useLaw } from '#platform/use-law.ts'
import { controlledRentMessages } from './controlled-rent.messages.ts'
import type { LimitedHome } from './limited-home.ts'
import { RuleSource } from './rule-source.tsx'
import { mayHold } from './rule-standing.tsx'

/** On which conditions a rent may exceed the ceiling. */
export function SupplementRules({ home }: { home: LimitedHome }) {
  const t = useMessages(controlledRentMessages).supplement
  const { today, changes } = useLaw()
  const grade = provenGrade(home, today)?.grade
  const isBanned = grade !== undefined && isSupplementBanned(grade, territoryOf(home.address ?? ''))
  if (!mayHold(lawOn(lawRules['rent-supplement'], today, changes['rent-supplement']))) return null
  return (
    <Disclosure summary={<h4>{t.title}</h4>}>
      <Stack gap={8}>
        {isBanned && (
          <p>
            <strong>{t.banned(grade)}</strong>
          </p>
        )}
        <ul className="recap-missing-list">
          <li>{t.reason}</li>
          <li>{t.inLease}</li>
          <li>{t.never}</li>
          <li>{t.contested}</li>
        </ul>
        <RuleSource rule="rent-supplement" />
      </Stack>
    </Disclosure>
  )
}
