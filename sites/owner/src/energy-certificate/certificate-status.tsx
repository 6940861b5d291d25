import type { Certificate } from '@bailclair/domain/energy-certificate/certificate.schema.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useSiteConfig } from '@bailclair/site-kit/platform/site-config.ts'
import { Button } from '@bailclair/site-kit/ui/button/button.tsx'
import { Callout } from '@bailclair/site-kit/ui/callout/callout.tsx'
import { ExternalLink } from '@bailclair/site-kit/ui/external-link.tsx'
import { certificatePanelMessages } from './certificate-panel.messages.ts'

type Props = {
  certificate: Certificate
  /** False while letting is banned or the certificate may be of another home. */
  canBeAttached?: boolean
  /** Inside the step's form: one press searches the certificate that replaced this one. */
  search?: { prepare: (number: string) => void; isPending: boolean } | undefined
}

const kinds = { ACTIF: 'success', EXPIRE: 'danger', REMPLACE: 'warning' } as const

/** What the status means for the owner, and what to do. */
export function CertificateStatus({ certificate: { status, ...certificate }, canBeAttached = true, search }: Props) {
  const t = useMessages(certificatePanelMessages)
  const { links } = useSiteConfig()
  const { replacementNumber } = certificate
  return (
    <Callout
      kind={!canBeAttached && status === 'ACTIF' ? 'info' : kinds[status]}
      title={t.statusTitles[status]}
      actions={
        status === 'REMPLACE' && replacementNumber && search ? (
          <Button
            type="submit"
            variant="secondary"
            compact
            icon="search"
            pending={search.isPending}
            onClick={() => search.prepare(replacementNumber)}
          >
            {t.searchReplacement(replacementNumber)}
          </Button>
        ) : undefined
      }
    >
      {status === 'ACTIF' && (
        <p>
          {t.consequences.ACTIF(certificate.validUntil)} {canBeAttached && t.consequences.attach}
        </p>
      )}
      {status === 'EXPIRE' && (
        <p>
          {t.consequences.EXPIRE} <ExternalLink href={links.inspector}>{t.findInspector}</ExternalLink>
        </p>
      )}
      {status === 'REMPLACE' && (
        <p>
          {t.consequences.REMPLACE} {!replacementNumber && t.consequences.noReplacement}
        </p>
      )}
    </Callout>
  )
}
