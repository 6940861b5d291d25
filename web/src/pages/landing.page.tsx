import { useMessages } from '@bailclair/front/platform/messages/messages.ts'
import { useSiteConfig } from '@bailclair/front/platform/site-config.ts'
import { Illustration } from '@bailclair/front/ui/illustration/illustration.tsx'
import { Column } from '@bailclair/front/ui/layout/layout.tsx'
import { landingMessages } from './landing.messages.ts'

const benefits = [
  { key: 'verified', illustration: 'letter' },
  { key: 'simple', illustration: 'key' },
  { key: 'free', illustration: 'roof' },
] as const

/** The public home: what the service is, and what it promises. */
export default function LandingPage() {
  const t = useMessages(landingMessages)
  const { name } = useSiteConfig()
  return (
    <Column wide>
      <section className="home-hero">
        <div className="stack gap-24">
          <h1 className="home-title">{t.title}</h1>
          <p className="lead">{t.promise(name)}</p>
          <p className="muted">{t.languages}</p>
        </div>
        <Illustration name="door" className="home-picture" />
      </section>
      <section aria-labelledby="benefits">
        <h2 id="benefits" className="visually-hidden">
          {t.how}
        </h2>
        <ul className="home-benefits">
          {benefits.map(({ key, illustration }) => (
            <li key={key} className="card">
              <Illustration name={illustration} />
              <h3>{t[key].title}</h3>
              <p className="muted">{t[key].text}</p>
            </li>
          ))}
        </ul>
      </section>
    </Column>
  )
}
