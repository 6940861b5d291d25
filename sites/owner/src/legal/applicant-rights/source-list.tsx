import { type LawRuleId, lawRules } from '@bailclair/domain/law/law-rules.data.ts'
import { neverAskedSource } from '@bailclair/domain/law/never-asked.data.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { LawLink } from '@bailclair/site-kit/ui/law-link.tsx'
import { pathTo } from '#platform/paths.ts'
import { applicantRightsMessages } from './applicant-rights.messages.ts'

const rules = ['applicant-documents', 'applicant-discrimination'] as const satisfies readonly LawRuleId[]

/** The texts, and the rules whose state the page of all rules tells. */
export function SourceList() {
  const t = useMessages(applicantRightsMessages).sources
  return (
    <ul>
      {rules.map((rule) => (
        <li key={rule}>
          <LawLink source={lawRules[rule].source} />. <a href={`${pathTo('LettingRules')}#${rule}`}>{t.state}</a>
        </li>
      ))}
      <li>
        <LawLink source={neverAskedSource} />
      </li>
    </ul>
  )
}
