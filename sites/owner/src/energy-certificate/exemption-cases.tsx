import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Rich } from '@bailclair/site-kit/platform/messages/rich.tsx'
import { useSiteConfig } from '@bailclair/site-kit/platform/site-config.ts'
import { ExternalLink } from '@bailclair/site-kit/ui/external-link.tsx'
import { diagnosticMessages } from './diagnostic.messages.ts'

/** The exemptions of the law, so that nobody claims one by mistake. */
export function ExemptionCases() {
  const t = useMessages(diagnosticMessages).notSubject
  const { links } = useSiteConfig()
  return (
    <div className="diagnostic-cases">
      <p>{t.intro}</p>
      <ul className="diagnostic-list">
        <li>{t.cases.season}</li>
        <li>{t.cases.small}</li>
        <li>{t.cases.monument}</li>
        <li>
          <Rich text={t.cases.others} link={(words) => <ExternalLink href={links.energyRules}>{words}</ExternalLink>} />
        </li>
      </ul>
      <p>{t.otherwise}</p>
    </div>
  )
}
