import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useSiteConfig } from '@bailclair/site-kit/platform/site-config.ts'
import { Facts } from '@bailclair/site-kit/ui/facts/facts.tsx'
import { legalNoticeMessages } from './legal-notice.messages.ts'
import { LegalPage } from './legal-page.tsx'

/** The operator's details are in French on every page. */
const inFrench = (words: string) => words && <span lang="fr">{words}</span>

/** Publisher details the law requires. */
export default function LegalNotice() {
  const t = useMessages(legalNoticeMessages)
  const { name, operator } = useSiteConfig()
  const { publisher, hosting } = t
  const facts = [
    { label: publisher.name, value: operator.name },
    { label: publisher.legalForm, value: inFrench(operator.legalForm) },
    { label: publisher.registration, value: operator.registration },
    { label: publisher.address, value: operator.address },
    { label: publisher.phone, value: operator.phone },
    { label: publisher.email, value: <a href={`mailto:${operator.supportEmail}`}>{operator.supportEmail}</a> },
    { label: publisher.director, value: inFrench(operator.publicationDirector) },
  ]
  const hostingFacts = [
    { label: hosting.provider, value: operator.hostingProvider },
    { label: hosting.phone, value: operator.hostingPhone },
  ]
  return (
    <LegalPage
      title={t.title}
      lead={t.lead}
      updatedOn="2026-11-15"
      sections={[
        {
          id: 'editeur',
          title: publisher.title,
          text: publisher.text(name, operator.isPublic),
          children: <Facts facts={facts.filter(({ value }) => value !== '')} />,
        },
        {
          id: 'hebergement',
          title: hosting.title,
          text: hosting.text,
          children: <Facts facts={hostingFacts.filter(({ value }) => value !== '')} />,
        },
        { id: 'contenus', ...t.contents },
        { id: 'code-source', ...t.code },
        { id: 'liens', ...t.links },
        { id: 'securite', ...t.security },
        { id: 'signaler', ...t.reports },
        { id: 'voir-aussi', ...t.more },
      ]}
    />
  )
}
