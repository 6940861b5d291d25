import type { Certificate } from '@bailclair/domain/energy-certificate/certificate.schema.ts'
import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Badge } from '@bailclair/site-kit/ui/badge/badge.tsx'
import { Facts } from '@bailclair/site-kit/ui/facts/facts.tsx'
import { certificatePanelMessages } from './certificate-panel.messages.ts'

const tones = { ACTIF: 'verified', EXPIRE: 'danger', REMPLACE: 'modification' } as const

/** All fields; unknown values are shown as missing. */
export function CertificateFacts({ certificate }: { certificate: Certificate }) {
  const t = useMessages(certificatePanelMessages)
  const { date } = useFormats()
  const { status, replacedNumber, replacementNumber, replacementReason } = certificate
  const isPartOfAChain = status === 'REMPLACE' || replacedNumber !== undefined
  const builtIn = ({ constructionYear: year, constructionPeriod: period }: Certificate) =>
    year ?? (period ? t.builtPeriods[period] : t.notGiven)
  const number = (value: string) => <span className="certificate-number">{value}</span>
  return (
    <Facts
      facts={[
        { label: t.facts.number, value: number(certificate.number) },
        { label: t.facts.status, value: <Badge tone={tones[status]}>{t.statuses[status]}</Badge> },
        { label: t.facts.date, value: date(certificate.date) },
        { label: t.facts.validUntil, value: date(certificate.validUntil) },
        {
          label: t.facts.replacement,
          value: replacementNumber ? number(replacementNumber) : status === 'REMPLACE' ? t.notGiven : t.none,
        },
        { label: t.facts.replaced, value: replacedNumber ? number(replacedNumber) : t.none },
        { label: t.facts.reason, value: replacementReason ?? (isPartOfAChain ? t.notGiven : t.none) },
        { label: t.facts.address, value: certificate.address ?? t.notGiven },
        { label: t.facts.propertyType, value: t.types[certificate.propertyType] },
        { label: t.facts.constructionYear, value: builtIn(certificate) },
        { label: t.facts.livingSpace, value: t.area(certificate.livingSpace) },
        { label: t.facts.performance, value: <Performance certificate={certificate} /> },
      ]}
    />
  )
}

function Performance({ certificate }: { certificate: Certificate }) {
  const t = useMessages(certificatePanelMessages)
  const { grade, co2Grade, primaryEnergyConsumption: primary, finalEnergyConsumption: final } = certificate
  return (
    <ul className="certificate-performance">
      <li>{t.energyGrade(grade)}</li>
      <li>{primary === undefined ? t.noPrimary : t.primary(primary)}</li>
      <li>{final === undefined ? t.noFinal : t.final(final)}</li>
      <li>{t.emissionsGrade(co2Grade)}</li>
      <li>{t.emissions(certificate.co2Emission)}</li>
    </ul>
  )
}
