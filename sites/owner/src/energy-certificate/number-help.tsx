import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Rich } from '@bailclair/site-kit/platform/messages/rich.tsx'
import { useSiteConfig } from '@bailclair/site-kit/platform/site-config.ts'
import { Disclosure } from '@bailclair/site-kit/ui/disclosure/disclosure.tsx'
import { ExternalLink } from '@bailclair/site-kit/ui/external-link.tsx'
import { diagnosticMessages } from './diagnostic.messages.ts'

/** Where to find the number on a certificate. */
export function NumberHelp() {
  const t = useMessages(diagnosticMessages).number
  const { links } = useSiteConfig()
  return (
    <Disclosure summary={t.where}>
      <ul className="diagnostic-list">
        <li>{t.paper}</li>
        <li>
          <Rich
            text={t.registry}
            link={(words) => <ExternalLink href={links.certificateSearch}>{words}</ExternalLink>}
          />
        </li>
        <li>{t.inspector}</li>
      </ul>
      <p>{t.older}</p>
    </Disclosure>
  )
}
