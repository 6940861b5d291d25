import {
  type CookieLife,
  type KnownCookie,
  mandatoryCookies,
  serviceCookies,
} from '@bailclair/domain/cookie-consent/cookies.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useSiteConfig } from '@bailclair/site-kit/platform/site-config.ts'
import { ReadingTable } from '../reading-table.tsx'
import { cookieMessages } from './cookies.messages.ts'

const groups = { mandatory: mandatoryCookies, ...serviceCookies } as const

/** Every cookie with purpose and lifetime: necessary ones first, then those that need consent. */
export function CookieTables() {
  const t = useMessages(cookieMessages)
  const { consent, chat, analytics, acquisitionAfterConsent } = useSiteConfig()
  const isInUse = { mandatory: true, crisp: chat.websiteId !== '', matomo: analytics.url !== '' }

  function lifeOf(life: CookieLife): string {
    if (life.unit === 'consent') return consent.months === 12 ? t.lives.year : t.lives.month(consent.months)
    if (life.unit === 'day' && life.count === 365) return t.lives.year
    return 'count' in life ? t.lives[life.unit](life.count) : t.lives[life.unit]
  }

  function purposeOf(cookie: string): string {
    const purpose = t.purposes[cookie as keyof typeof t.purposes]
    return cookie === 'acquisition' && acquisitionAfterConsent ? `${purpose} ${t.acquisitionAfterConsent}` : purpose
  }

  return Object.entries(groups).map(([key, cookies]) => {
    const group = key as keyof typeof groups
    return (
      <div key={group} className="stack gap-8">
        <ReadingTable
          caption={t.groups[group]}
          columns={[t.columns.name, t.columns.purpose, t.columns.life]}
          rows={Object.entries<KnownCookie>(cookies).map(([name, cookie]) => ({
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
