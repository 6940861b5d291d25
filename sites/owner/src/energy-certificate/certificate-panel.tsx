import type { Certificate } from '@bailclair/domain/energy-certificate/certificate.schema.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { type ReactNode, type Ref, useId } from 'react'
import { CertificateFacts } from './certificate-facts.tsx'
import { certificatePanelMessages } from './certificate-panel.messages.ts'
import { CertificateStatus } from './certificate-status.tsx'
import { type EnergyFacts, EnergyStanding } from './energy-standing.tsx'

type Props = {
  facts: EnergyFacts & { certificate: Certificate }
  /** Focused after a search. */
  titleRef?: Ref<HTMLHeadingElement> | undefined
  search?: { prepare: (number: string) => void; isPending: boolean } | undefined
  /** Buttons for the certificate. */
  actions?: ReactNode
}

/** A certificate of the registry: validity, grade, then every field. */
export function CertificatePanel({ facts, titleRef, search, actions }: Props) {
  const t = useMessages(certificatePanelMessages)
  const titleId = useId()
  return (
    <section className="certificate-panel" aria-labelledby={titleId}>
      <h2 id={titleId} ref={titleRef} tabIndex={-1}>
        {t.title}
      </h2>
      <EnergyStanding facts={facts} status={<CertificateStatus certificate={facts.certificate} search={search} />} />
      <section>
        <h3>{t.details}</h3>
        <CertificateFacts certificate={facts.certificate} />
      </section>
      {actions}
    </section>
  )
}
