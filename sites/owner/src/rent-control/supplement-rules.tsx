import { lawRules } from '@bailclair/domain/law/law-rules.data.ts'
import { lawOn } from '@bailclair/domain/law/law-state.rules.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Disclosure } from '@bailclair/site-kit/ui/disclosure/disclosure.tsx'
import { Stack } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { useLaw } from '#platform/use-law.ts'
import { controlledRentMessages } from './controlled-rent.messages.ts'
import { findSupplementBan, type LimitedHome } from './limited-home.ts'
import { RuleSource } from './rule-source.tsx'
import { mayHold } from './rule-standing.tsx'

/** Under what conditions a rent may exceed the ceiling. */
export function SupplementRules({ home }: { home: LimitedHome }) {
  const t = useMessages(controlledRentMessages).supplement
  const { today, changes } = useLaw()
  const banned = findSupplementBan(home, today, changes)
  if (!mayHold(lawOn(lawRules['rent-supplement'], today, changes['rent-supplement']))) return null
  return (
    <Disclosure summary={<h4>{t.title}</h4>}>
      <Stack gap={8}>
        {banned && (
          <p>
            <strong>{t.banned(banned)}</strong>
          </p>
        )}
        <ul className="recap-missing-list">
          <li>{t.reason}</li>
          <li>{t.base}</li>
          <li>{t.once}</li>
          <li>{t.inLease}</li>
          <li>{t.never}</li>
          <li>{t.contested}</li>
        </ul>
        <RuleSource rule="rent-supplement" />
      </Stack>
    </Disclosure>
  )
}
