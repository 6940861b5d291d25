import type { LawSource } from '@bailclair/domain/law/law-rule.ts'
import { ExternalLink } from './external-link.tsx'

/** The title of a text of law, which is French in every language. */
export const LawLink = ({ source: { text, article, url } }: { source: LawSource }) => (
  <ExternalLink href={url}>
    <span lang="fr">{article === undefined ? text : `${text}, ${article}`}</span>
  </ExternalLink>
)
