import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { useLanguage, useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useSiteConfig } from '@bailclair/site-kit/platform/site-config.ts'
import { Column } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { landingMessages } from './landing.messages.ts'
import { LandingFigures } from './landing-figures.tsx'
import { useVerifiedFiles } from './use-verified-files.ts'

/** The number of verified files and the operator's other figures (decision 16). */
export function Results() {
  const { results: t } = useMessages(landingMessages)
  const { number } = useFormats()
  const { figures } = useSiteConfig()
  const { language } = useLanguage()
  const scope = figures.scope[language]
  const { count, ref } = useVerifiedFiles(figures.verifiedFiles)
  const others = [
    { value: number(figures.landlords), label: t.landlords(scope) },
    { value: t.answer.value(figures.answerHours), label: t.answer.label },
    { value: number(figures.verifiers), label: t.team.label(figures.verificationDays) },
    { value: t.advisers.value(figures.advisers), label: t.advisers.label },
    { value: t.file.value(figures.fileMinutes), label: t.file.label },
    { value: t.free.value, label: t.free.label },
  ]
  return (
    <section ref={ref} className="landing-section landing-results" data-start="near" aria-labelledby="results">
      <Column wide className="landing-results-columns">
        <div>
          <h2 id="results" className="landing-heading">
            {t.title}
          </h2>
          <p className="landing-counter">
            <span className="landing-counter-value">{number(count)}</span> {t.verifiedFiles}
          </p>
          {scope && <p className="small">{t.scope(scope)}</p>}
        </div>
        <LandingFigures figures={others} />
      </Column>
    </section>
  )
}
