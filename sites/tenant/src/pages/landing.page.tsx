import { useAccountPaths } from '@bailclair/site-kit/identity/account-site.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useSiteConfig } from '@bailclair/site-kit/platform/site-config.ts'
import { ButtonLink } from '@bailclair/site-kit/ui/button/button.tsx'
import { Icon } from '@bailclair/site-kit/ui/icon/icon.tsx'
import { Illustration } from '@bailclair/site-kit/ui/illustration/illustration.tsx'
import { Cluster, Column } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { landingMessages } from './landing.messages.ts'

const benefits = [
  { key: 'once', illustration: 'letter' },
  { key: 'lawful', illustration: 'roof' },
  { key: 'control', illustration: 'key' },
] as const

export default function LandingPage() {
  const t = useMessages(landingMessages)
  const { figures } = useSiteConfig()
  const { register, home } = useAccountPaths()
  return (
    <Column wide>
      <section className="landing-hero">
        <div className="stack gap-24">
          <h1 className="landing-title">{t.title}</h1>
          <p className="lead">{t.promise(figures.fileMinutes, figures.answerHours)}</p>
          <Cluster>
            <ButtonLink href={register}>{t.signUp}</ButtonLink>
            <ButtonLink href={home} variant="secondary" icon="user">
              {t.signIn}
            </ButtonLink>
          </Cluster>
          <p className="muted">{t.free}</p>
        </div>
        <Illustration name="door" className="landing-picture" />
      </section>
      <section aria-labelledby="benefits">
        <h2 id="benefits" className="visually-hidden">
          {t.benefits}
        </h2>
        <ul className="landing-benefits">
          {benefits.map(({ key, illustration }) => (
            <li key={key} className="card">
              <Illustration name={illustration} />
              <h3>{t[key].title}</h3>
              <p className="muted">{t[key].text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className="file-contents" aria-labelledby="contents">
        <h2 id="contents">{t.what}</h2>
        <ul className="file-contents-list">
          {Object.values(t.contents).map((content) => (
            <li key={content}>
              <Icon name="check" />
              {content}
            </li>
          ))}
        </ul>
        <p className="muted">{t.whatHelp}</p>
      </section>
    </Column>
  )
}
