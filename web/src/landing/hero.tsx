import { useMessages } from '@bailclair/front/platform/messages/messages.ts'
import { useSiteConfig } from '@bailclair/front/platform/site-config.ts'
import { Icon } from '@bailclair/front/ui/icon/icon.tsx'
import { Column } from '@bailclair/front/ui/layout/layout.tsx'
import type { ReactNode } from 'react'
import { landingMessages } from './landing.messages.ts'
import { Street } from './street.tsx'

/** The sentence, what is promised, and the way in beside them. */
export function Hero({ signUp }: { signUp: ReactNode }) {
  const t = useMessages(landingMessages)
  const { name, figures } = useSiteConfig()
  const promises = [t.promises.answer(figures.answerHours), t.promises.free, t.promises.landlords(figures.landlords)]
  return (
    <section className="landing-hero">
      <Column wide className="landing-hero-columns">
        <div className="landing-pitch">
          <h1 className="landing-title">{t.title}</h1>
          <p className="landing-lead">{t.pitch(name)}</p>
          <ul className="landing-promises">
            {promises.map((promise) => (
              <li key={promise}>
                <Icon name="check" />
                {promise}
              </li>
            ))}
          </ul>
          <Street />
        </div>
        {signUp}
      </Column>
    </section>
  )
}
