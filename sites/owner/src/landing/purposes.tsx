import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useSiteConfig } from '@bailclair/site-kit/platform/site-config.ts'
import { Illustration } from '@bailclair/site-kit/ui/illustration/illustration.tsx'
import { Column } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { landingMessages } from './landing.messages.ts'

export function Purposes() {
  const { purposes: t } = useMessages(landingMessages)
  const { verifiers, verificationDays } = useSiteConfig().figures
  const tiles = [
    { ...t.verified, text: t.verified.text(verifiers, verificationDays), drawing: 'letter' },
    { ...t.link, drawing: 'key' },
    { ...t.fair, drawing: 'roof' },
  ] as const
  return (
    <section className="landing-section" aria-labelledby="purposes">
      <Column wide>
        <h2 id="purposes" className="landing-heading">
          {t.title}
        </h2>
        <ul className="landing-trio">
          {tiles.map(({ title, text, drawing }) => (
            <li key={title} className="landing-tile">
              <Illustration name={drawing} />
              <h3>{title}</h3>
              <p className="muted">{text}</p>
            </li>
          ))}
        </ul>
      </Column>
    </section>
  )
}
