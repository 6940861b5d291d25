import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useSiteConfig } from '@bailclair/site-kit/platform/site-config.ts'
import { Facts } from '@bailclair/site-kit/ui/facts/facts.tsx'
import { LegalPage } from '../legal-page.tsx'
import { guarantorNoticeMessages } from './guarantor-notice.messages.ts'
import { privacyPolicyMessages } from './privacy-policy.messages.ts'

/** For people whose data a tenant gave (GDPR art. 14): mailed to them, or handed over. */
export default function GuarantorNotice() {
  const t = useMessages(guarantorNoticeMessages)
  const { controller } = useMessages(privacyPolicyMessages)
  const { operator, recourse } = useSiteConfig()
  const facts = [
    { label: controller.name, value: operator.name },
    { label: controller.address, value: operator.address },
    { label: controller.dpo, value: <a href={`mailto:${operator.dpoEmail}`}>{operator.dpoEmail}</a> },
  ]
  return (
    <LegalPage
      title={t.title}
      lead={t.lead}
      updatedOn="2026-11-16"
      sections={[
        { id: 'donnees', ...t.data },
        { id: 'usage', ...t.use },
        { id: 'destinataires', ...t.readers },
        { id: 'duree', ...t.duration },
        { id: 'droits', title: t.rights.title, text: t.rights.text(recourse.dataAuthority.name) },
        {
          id: 'responsable',
          title: controller.title,
          text: controller.text,
          children: <Facts facts={facts.filter(({ value }) => value !== '')} />,
        },
      ]}
    />
  )
}
