import type { Certificate } from '@bailclair/domain/energy-certificate/certificate.schema.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Skeleton } from '@bailclair/site-kit/ui/skeleton/skeleton.tsx'
import { type ReactNode, type Ref, useId } from 'react'
import { certificatePanelMessages } from './certificate-panel.messages.ts'
import { CertificateStatus } from './certificate-status.tsx'
import type { EnergyFacts } from './home-calendar.tsx'
import { lateCertificateFacts, lateEnergyStanding } from './late-parts.ts'
import { LettingBanNotice, useLettingBan } from './letting-ban-notice.tsx'

type Props = {
  facts: EnergyFacts & { certificate: Certificate }
  /** Focused after a search. */
  titleRef?: Ref<HTMLHeadingElement> | undefined
  /** Asked before anything is said of the certificate. */
  question?: ReactNode
  /** The question waits for its answer. */
  isInDoubt?: boolean
  search?: { prepare: (number: string) => void; isPending: boolean } | undefined
  /** Buttons for the certificate. */
  actions?: ReactNode
}

/** A certificate of the registry: validity, grade, then every field. */
export function CertificatePanel({ facts, titleRef, question, isInDoubt = false, search, actions }: Props) {
  const t = useMessages(certificatePanelMessages)
  const titleId = useId()
  const canBeAttached = useLettingBan(facts) === undefined && !isInDoubt
  const { certificate } = facts
  return (
    <section className="certificate-panel" aria-labelledby={titleId}>
      <h2 id={titleId} ref={titleRef} tabIndex={-1}>
        {t.title}
      </h2>
      {question}
      <LettingBanNotice property={facts} />
      <lateEnergyStanding.Part
        isNeeded
        facts={facts}
        status={<CertificateStatus certificate={certificate} canBeAttached={canBeAttached} search={search} />}
      >
        <Skeleton count={5} />
      </lateEnergyStanding.Part>
      <section>
        <h3>{t.details}</h3>
        <lateCertificateFacts.Part isNeeded certificate={certificate}>
          <Skeleton count={5} />
        </lateCertificateFacts.Part>
      </section>
      {actions}
    </section>
  )
}
