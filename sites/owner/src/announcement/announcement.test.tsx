import { siteConfigFrom } from '@bailclair/server-kit/config/site-config.ts'
import { siteEnvironment } from '@bailclair/server-kit/config/site-environment.ts'
import { useLanguage } from '@bailclair/site-kit/platform/messages/messages.ts'
import { SiteConfigContext } from '@bailclair/site-kit/platform/site-config.ts'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { show } from '#test/screen.tsx'
import { Announcement } from './announcement.tsx'

const user = userEvent.setup({ delay: null })
const cookies = new Map<string, string>()

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  cookies.clear()
})

function Switch() {
  const { switchLanguage } = useLanguage()
  return (
    <>
      <button type="button" onClick={() => switchLanguage('en')}>
        English
      </button>
      <button type="button" onClick={() => switchLanguage('fr')}>
        Français
      </button>
    </>
  )
}

function visit(fr: string, en: string, language: 'fr' | 'en' = 'fr') {
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => [...cookies.values()].join('; '))
  vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => {
    const pair = cookie.split(';')[0] ?? ''
    cookies.set(cookie, pair)
  })
  const config = siteConfigFrom(siteEnvironment.parse({ ANNOUNCEMENT_FR: fr, ANNOUNCEMENT_EN: en }))
  show(
    <SiteConfigContext value={config}>
      <Announcement />
      <Switch />
      <h1 id="content" tabIndex={-1}>
        Page
      </h1>
    </SiteConfigContext>,
    { language, onSwitch: async () => undefined },
  )
}

const shown = (name: string) => screen.queryByRole('complementary', { name })

describe('the announcement', () => {
  it('shows formatting and links, no scripts', () => {
    visit('<strong onclick="x()">Maintenance</strong> <a href="/aide">samedi</a><script>x()</script><img src=x>', '')
    const bar = within(shown('Annonce') as HTMLElement)
    expect(bar.getByText('Maintenance').outerHTML).toBe('<strong>Maintenance</strong>')
    expect(bar.getByRole('link', { name: 'samedi' }).outerHTML).toBe('<a href="/aide">samedi</a>')
    expect(document.querySelector('.announcement script, .announcement img')).toBeNull()
  })

  it.each(['', '   '])('is hidden when the message is empty: %j', (message) => {
    visit(message, message)
    expect(shown('Annonce')).toBeNull()
  })

  it.each([
    ['fr', 'Annonce', 'Fermer l’annonce'],
    ['en', 'Announcement', 'Close the announcement'],
  ] as const)('is closed for a day, by its own cookie: %s', async (language, name, close) => {
    visit('été', 'summer', language)
    await user.click(screen.getByRole('button', { name: close }))
    expect(shown(name)).toBeNull()
    expect(document.activeElement?.id).toBe('content')
    await vi.waitFor(() =>
      expect([...cookies.keys()]).toEqual([
        `announcement-closed-${language === 'fr' ? 'w6l0w6k' : 'c3VtbWVy'}=true; Max-Age=86400; Path=/; SameSite=Lax`,
      ]),
    )
  })

  it('in another language is another message, closed or not', async () => {
    visit('été', 'summer')
    await user.click(screen.getByRole('button', { name: 'Fermer l’annonce' }))
    await user.click(screen.getByRole('button', { name: 'English' }))
    await vi.waitFor(() => expect(shown('Announcement')).not.toBeNull())
    await user.click(screen.getByRole('button', { name: 'Français' }))
    expect(shown('Annonce')).toBeNull()
    cleanup()
    visit('été', 'summer', 'en')
    await user.click(screen.getByRole('button', { name: 'Français' }))
    await vi.waitFor(() => expect(shown('Announcement')).toBeNull())
    expect(shown('Annonce')).toBeNull()
  })
})
