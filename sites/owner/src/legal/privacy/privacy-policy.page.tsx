import { askedServices } from '@bailclair/domain/cookie-consent/services.rules.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useSiteConfig } from '@bailclair/site-kit/platform/site-config.ts'
import { Button } from '@bailclair/site-kit/ui/button/button.tsx'
import { Facts } from '@bailclair/site-kit/ui/facts/facts.tsx'
import { openConsentModal } from '#platform/consent.ts'
import { legalMessages } from '../legal.messages.ts'
import { LegalPage } from '../legal-page.tsx'
import { Prose } from '../prose.tsx'
import { CookieTables } from './cookie-tables.tsx'
import { cookieMessages } from './cookies.messages.ts'
import { privacyPolicyMessages } from './privacy-policy.messages.ts'
import { Processings } from './processings.tsx'
import { RetentionTable } from './retention-table.tsx'

/** Personal data (GDPR art. 13 and 14) and cookies. */
export default function PrivacyPolicy() {
  const t = useMessages(privacyPolicyMessages)
  const cookies = useMessages(cookieMessages)
  const { manageCookies } = useMessages(legalMessages)
  const config = useSiteConfig()
  const { operator, recourse } = config
  const isAsked = askedServices(config).length > 0
  const controller = [
    { label: t.controller.name, value: operator.name },
    { label: t.controller.address, value: operator.address },
    { label: t.controller.dpo, value: <a href={`mailto:${operator.dpoEmail}`}>{operator.dpoEmail}</a> },
  ]
  return (
    <LegalPage
      title={t.title}
      lead={t.lead}
      updatedOn="2026-11-19"
      sections={[
        { id: 'essentiel', ...t.brief },
        {
          id: 'responsable',
          title: t.controller.title,
          text: t.controller.text,
          children: <Facts facts={controller} />,
        },
        { id: 'traitements', ...t.processings, children: <Processings /> },
        { id: 'destinataires', title: t.recipients.title, text: t.recipients.text(operator.hostingProvider) },
        { id: 'durees', ...t.retention, children: <RetentionTable /> },
        { id: 'securite', ...t.security },
        { id: 'droits', title: t.rights.title, text: t.rights.text(recourse.dataAuthority.name) },
        {
          id: 'cookies',
          title: cookies.title,
          text: cookies.text,
          children: (
            <>
              <Prose text={isAsked ? cookies.asked : cookies.notAsked} />
              {isAsked && config.consent.preset === 'accept' && <p>{cookies.preset}</p>}
              {!config.acquisitionAfterConsent && <p>{cookies.acquisition}</p>}
              {isAsked && (
                <p className="screen-only">
                  <Button variant="secondary" onClick={openConsentModal}>
                    {manageCookies}
                  </Button>
                </p>
              )}
              <CookieTables />
              <h3>{cookies.storage.title}</h3>
              <Prose text={cookies.storage.text} />
            </>
          ),
        },
        { id: 'evolution', ...t.changes },
      ]}
    />
  )
}
