import {
  type CookieLife,
  type KnownCookie,
  mandatoryCookies,
  serviceCookies,
} from '@bailclair/domain/cookie-consent/cookies.ts'
import { askedServices, registeredServices } from '@bailclair/domain/cookie-consent/services.rules.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useSiteConfig } from '@bailclair/site-kit/platform/site-config.ts'
import { ReadingTable } from '../reading-table.tsx'
import { cookieMessages } from './cookies.messages.ts'

const groups = { mandatory: mandatoryCookies, ...serviceCookies } as const

/** Every cookie with purpose and lifetime: necessary ones first, then those that need consent. */
export function CookieTables() {
  const t = useMessages(cookieMessages)
  const config = useSiteConfig()
  const { consent, acquisitionAfterConsent } = config
  const isInUse = { mandatory: true, ...registeredServices(config) }
  const shown = ['mandatory', ...askedServices(config)] as const

  function lifeOf(life: CookieLife): string {
    if (life.unit === 'consent') return consent.months === 12 ? t.lives.year : t.lives.month(consent.months)
    if (life.unit === 'day' && life.count === 365) return t.lives.year
    return 'count' in life ? t.lives[life.unit](life.count) : t.lives[life.unit]
  }

  function purposeOf(cookie: string): string {
    const purpose = t.purposes[cookie as keyof typeof t.purposes]
    return cookie === 'acquisition' && acquisitionAfterConsent ? `${purpose} ${t.acquisitionAfterConsent}` : purpose
  }

  return shown.map((group) => {
    return (
      <div key={group} className="stack gap-8">
        <ReadingTable
          caption={t.groups[group]}
          columns={[t.columns.name, t.columns.purpose, t.columns.life]}
          rows={Object.entries<KnownCookie>(groups[group]).map(([name, cookie]) => ({
            key: name,
            cells: [
              <code key="name">{cookie.isPrefix ? `${cookie.name}…` : cookie.name}</code>,
              purposeOf(name),
              lifeOf(cookie.life),
            ],
          }))}
        />
        {!isInUse[group] && <p className="small muted">{t.inactive}</p>}
        {group === 'mandatory' && <p className="small muted">{t.realms}</p>}
      </div>
    )
  })
}
