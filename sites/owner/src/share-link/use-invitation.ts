import type { PropertySummary } from '@bailclair/domain/property/property-answer.schema.ts'
import { rentWithCharges } from '@bailclair/domain/property/rent-with-charges.rules.ts'
import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useSiteConfig } from '@bailclair/site-kit/platform/site-config.ts'
import { pathTo } from '#platform/paths.ts'
import { invitationMessages } from './invitation.messages.ts'

/** The share link, and a message around it that the owner can send as it is. */
export function useInvitation(property: PropertySummary, ownerName: string) {
  const t = useMessages(invitationMessages)
  const { number, money } = useFormats()
  const { hosts } = useSiteConfig()
  const { name = '', livingSpace = 0, token } = property
  const address = `${hosts.web}${pathTo('ConnectProperty', { token })}`
  const text = t.text({
    name,
    livingSpace: `${number(livingSpace)}\u202Fm²`,
    rent: money(rentWithCharges(property) ?? 0),
    address,
    signature: ownerName,
    visitFirst: property.visitFirst === true,
  })
  return { address, subject: t.subject(name), text }
}

/** RFC 6068: lines end with CRLF, and everything is percent-encoded, spaces too. */
export const mailAddress = ({ subject, text }: { subject: string; text: string }): string =>
  `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`
