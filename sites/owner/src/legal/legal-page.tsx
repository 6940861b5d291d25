import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Column } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { PageHeader } from '@bailclair/site-kit/ui/page-header/page-header.tsx'
import type { ReactNode } from 'react'
import { legalMessages } from './legal.messages.ts'
import { Prose, type ProseText } from './prose.tsx'

type LegalSection = {
  /** Fragment of the section, equal in both languages. */
  id: string
  title: string
  text?: ProseText
  /** Facts, tables and buttons. */
  children?: ReactNode
}

type Props = {
  title: string
  lead: string
  /** Last change of the text, `YYYY-MM-DD`. */
  updatedOn: string
  sections: readonly LegalSection[]
}

/** A long text with a table of contents. */
export function LegalPage({ title, lead, updatedOn, sections }: Props) {
  const t = useMessages(legalMessages)
  const { date } = useFormats()
  return (
    <Column wide className="legal">
      <PageHeader title={title}>{lead}</PageHeader>
      <nav className="legal-contents" aria-labelledby="legal-contents">
        <h2 id="legal-contents">{t.contents}</h2>
        <ol>
          {sections.map((section) => (
            <li key={section.id}>
              <a href={`#${section.id}`}>{section.title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="legal-text">
        {sections.map(({ id, title: heading, text, children }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id} tabIndex={-1}>
              {heading}
            </h2>
            {text !== undefined && <Prose text={text} />}
            {children}
          </section>
        ))}
        <p className="small muted">
          {t.updatedOn} <time dateTime={updatedOn}>{date(updatedOn)}</time>
        </p>
      </div>
    </Column>
  )
}
