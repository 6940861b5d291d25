import { findExpiry } from '@bailclair/domain/energy-certificate/certificate-expiry.rules.ts'
import type { CalendarDate } from '@bailclair/domain/value/calendar-date.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useSiteConfig } from '@bailclair/site-kit/platform/site-config.ts'
import { Callout } from '@bailclair/site-kit/ui/callout/callout.tsx'
import { ExternalLink } from '@bailclair/site-kit/ui/external-link.tsx'
import { expiryWarningMessages } from './expiry-warning.messages.ts'

/** The certificate has ended or ends soon, and who issues the next one. */
export function ExpiryWarning({ validUntil, today }: { validUntil: CalendarDate; today: CalendarDate }) {
  const t = useMessages(expiryWarningMessages)
  const { links } = useSiteConfig()
  const expiry = findExpiry(validUntil, today)
  if (!expiry) return null
  return (
    <Callout kind={expiry === 'expired' ? 'danger' : 'warning'} title={t[expiry].title}>
      <p>
        {t[expiry].text(validUntil)} <ExternalLink href={links.inspector}>{t.findInspector}</ExternalLink>
      </p>
    </Callout>
  )
}
