import { smallHome } from '@bailclair/domain/energy-certificate/electricity-update.rules.ts'
import { findGradeUpdates } from '@bailclair/domain/energy-certificate/grade-updates.rules.ts'
import { firstDayOf } from '@bailclair/domain/law/first-day.rules.ts'
import { type LawRuleId, lawRules } from '@bailclair/domain/law/law-rules.data.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Callout } from '@bailclair/site-kit/ui/callout/callout.tsx'
import { ExternalLink } from '@bailclair/site-kit/ui/external-link.tsx'
import { officialLinks } from '#platform/official-links.ts'
import { useLaw } from '#platform/use-law.ts'
import { gradeUpdatesMessages } from './grade-updates.messages.ts'

type Facts = Parameters<typeof findGradeUpdates>[0]

/** Why the letter of an older certificate may be better today, and how to have it changed; nothing where it cannot be. */
export function GradeUpdates({ facts }: { facts: Facts }) {
  const t = useMessages(gradeUpdatesMessages)
  const { today, changes } = useLaw()
  const updates = findGradeUpdates(facts, today, changes)
  if (!updates) return null
  const { electricity } = updates
  const firstDay = (rule: LawRuleId) => firstDayOf(lawRules[rule], changes[rule]) ?? lawRules[rule].from
  return (
    <Callout title={t.title}>
      {electricity && (
        <p>
          {t.electricity(firstDay(electricity.rule))}{' '}
          {electricity.kind === 'BETTER' ? t.better(electricity.grade) : t.perhaps}
        </p>
      )}
      {updates.smallHome && <p>{t.smallHome(firstDay('energy-small-homes'), smallHome)}</p>}
      <p>
        {t.only} <ExternalLink href={officialLinks.certificateRegistry}>{t.link}</ExternalLink>
      </p>
    </Callout>
  )
}
