import { type EnergyGrade, isGoodGrade } from '@bailclair/domain/energy-certificate/energy-grade.rules.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useSiteConfig } from '@bailclair/site-kit/platform/site-config.ts'
import { Callout } from '@bailclair/site-kit/ui/callout/callout.tsx'
import { ExternalLink } from '@bailclair/site-kit/ui/external-link.tsx'
import { trackEvent } from '#platform/analytics.ts'
import { gradeExplanationMessages } from './grade-explanation.messages.ts'

/** Grades with a current or future letting ban. */
const isAdviserHelpful = (grade: EnergyGrade) => ['E', 'F', 'G', 'G+'].includes(grade)

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
