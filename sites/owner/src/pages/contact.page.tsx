import type { ContactProfile } from '@bailclair/domain/contact/contact.schema.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useSiteConfig } from '@bailclair/site-kit/platform/site-config.ts'
import { Button, ButtonLink } from '@bailclair/site-kit/ui/button/button.tsx'
import { Column } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { Outcome } from '@bailclair/site-kit/ui/outcome/outcome.tsx'
import { PageHeader } from '@bailclair/site-kit/ui/page-header/page-header.tsx'
import { useState } from 'react'
import { contactMessages } from '#contact/contact.messages.ts'
import { ContactForm } from '#contact/contact-form.tsx'
import { Answer } from '#help/answer.tsx'
import { trackEvent } from '#platform/analytics.ts'
import type { HelpTopic } from '#platform/help.ts'
import { pathTo } from '#platform/paths.ts'

/** Frequent questions by profile: an immediate answer is better than one tomorrow. */
const oftenAsked: Record<ContactProfile, readonly HelpTopic[]> = {
  OWNER: ['fileNotVisible', 'verification', 'shareLink', 'deleteAll'],
  TENANT: ['apply', 'verification', 'withdraw', 'documents'],
  PARTNER: [],
  OTHER: [],
}

/** A message to the team, after answers that may make it unnecessary. */
export default function ContactPage() {
  const t = useMessages(contactMessages)
  const [sentFrom, setSentFrom] = useState<string>()
  const sent = (email: string) => {
    setSentFrom(email)
    trackEvent('contact', 'message sent')
  }
  if (sentFrom !== undefined) return <Sent email={sentFrom} onAnother={() => setSentFrom(undefined)} />
  return (
    <Column>
      <PageHeader title={t.title}>{t.help}</PageHeader>
      <ContactForm answersFor={(profile) => <OftenAsked topics={oftenAsked[profile]} />} onSent={sent} />
    </Column>
  )
}

function OftenAsked({ topics }: { topics: readonly HelpTopic[] }) {
  const t = useMessages(contactMessages)
  if (topics.length === 0) return null
  return (
    <section aria-labelledby="often-asked">
      <h2 id="often-asked" className="contact-answers">
        {t.answers}
      </h2>
      {topics.map((topic) => (
        <Answer key={topic} topic={topic} />
      ))}
      <p className="contact-all-answers">
        <a href={pathTo('Help')}>{t.allAnswers}</a>
      </p>
    </section>
  )
}

function Sent({ email, onAnother }: { email: string; onAnother: () => void }) {
  const t = useMessages(contactMessages)
  const { links } = useSiteConfig()
  return (
    <Outcome
      illustration="letter"
      title={t.sent}
      takesFocus
      actions={
        <>
          <ButtonLink href={links.publicHome}>{t.home}</ButtonLink>
          <Button variant="secondary" onClick={onAnother}>
            {t.another}
          </Button>
        </>
      }
    >
      <p>{t.sentTo(email)}</p>
    </Outcome>
  )
}
