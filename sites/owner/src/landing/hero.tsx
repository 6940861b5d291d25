import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { useLanguage, useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useSiteConfig } from '@bailclair/site-kit/platform/site-config.ts'
import { Column } from '@bailclair/site-kit/ui/layout/layout.tsx'
import type { ReactNode } from 'react'
import { landingMessages } from './landing.messages.ts'
import { LandingFigures } from './landing-figures.tsx'
import { Street } from './street.tsx'

export function Hero({ signUp }: { signUp: ReactNode }) {
  const t = useMessages(landingMessages)
  const { name, figures } = useSiteConfig()
  const { number } = useFormats()
  const { language } = useLanguage()
  const promises = [
    { value: t.results.answer.value(figures.answerHours), label: t.results.answer.label },
    t.results.free,
    { value: number(figures.landlords), label: t.results.landlords(figures.scope[language]) },
  ]
  return (
    <section className="landing-hero">
      <Column wide className="landing-hero-columns">
        <div className="landing-pitch">
          <h1 className="landing-title">{t.title}</h1>
          <p className="landing-lead">{t.pitch(name)}</p>
          <LandingFigures figures={promises} className="landing-promises" />
          <Street />
        </div>
        {signUp}
      </Column>
    </section>
  )
}
