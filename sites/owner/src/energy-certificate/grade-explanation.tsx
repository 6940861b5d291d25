import { type EnergyGrade, isGoodGrade } from '@bailclair/domain/energy-certificate/energy-grade.rules.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useSiteConfig } from '@bailclair/site-kit/platform/site-config.ts'
import { Callout } from '@bailclair/site-kit/ui/callout/callout.tsx'
import { ExternalLink } from '@bailclair/site-kit/ui/link/external-link.tsx'
import { trackEvent } from '#platform/analytics.ts'
import { gradeExplanationMessages } from './grade-explanation.messages.ts'

/** Grades that letting bans are about, today or one day: works are worth a talk. */
const isAdviserHelpful = (grade: EnergyGrade) => ['E', 'F', 'G', 'G+'].includes(grade)

/** What the grade means (spec §2), and who helps to improve it. */
export function GradeExplanation({ grade }: { grade: EnergyGrade }) {
  const t = useMessages(gradeExplanationMessages)
  const { links } = useSiteConfig()
  return (
    <Callout kind={isGoodGrade(grade) ? 'success' : 'warning'} title={t[grade].title}>
      <p>{t[grade].text}</p>
      {isAdviserHelpful(grade) && (
        <p>
          {t.adviser}{' '}
          <ExternalLink href={links.renovationAdviser} onClick={() => trackEvent('dpe', 'france-renov redirect')}>
            {t.findAdviser}
          </ExternalLink>
        </p>
      )}
    </Callout>
  )
}
