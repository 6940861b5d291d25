import { siteConfigFrom } from '@bailclair/server-kit/config/site-config.ts'
import { siteEnvironment } from '@bailclair/server-kit/config/site-environment.ts'
import { SiteConfigContext } from '@bailclair/site-kit/platform/site-config.ts'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetConsent, openConsentModal } from '#platform/consent.ts'
import { show } from '#test/screen.tsx'
import { ConsentQuestion } from './consent-question.tsx'

const user = userEvent.setup({ delay: null })
const registered = { CHAT_WEBSITE_ID: 'a', ANALYTICS_URL: 'https://audience.example', ANALYTICS_SITE_ID: '7' }

/** Captured here: happy-dom accepts no Secure cookie on http. */
const written: string[] = []
beforeEach(() => {
  vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => void written.push(cookie))
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined
      disconnect = () => undefined
    },
  )
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  forgetConsent()
  written.length = 0
})

type Options = { env?: Record<string, string>; cookie?: string; language?: 'fr' | 'en' }

function visit({ env = registered, cookie = '', language = 'en' }: Options = {}) {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookie && `consent=${encodeURIComponent(cookie)}`)
  const config = siteConfigFrom(siteEnvironment.parse(env))
  show(
    <SiteConfigContext value={config}>
      <ConsentQuestion />
      <h1 id="content" tabIndex={-1}>
        Page
      </h1>
    </SiteConfigContext>,
    { language },
  )
}

const banner = (name = 'Cookies on BailClair') => screen.findByRole('region', { name })
const press = (name: string) => user.click(screen.getByRole('button', { name }))
const choice = () => {
  const [pair] = written.at(-1)?.split(';') ?? []
  return pair && JSON.parse(decodeURIComponent(pair.replace('consent=', '')))
}

describe('the banner', () => {
  it.each([
    ['en', 'Cookies on BailClair', 'privacy policy', ['Accept all', 'Reject all', 'Customize']],
    [
      'fr',
      'Les cookies sur BailClair',
      'politique de confidentialité',
      ['Tout accepter', 'Tout refuser', 'Personnaliser'],
    ],
  ] as const)(
    'has a title, a way to the privacy policy and three buttons: %s',
    async (language, name, policy, three) => {
      visit({ language })
      const { getByRole, getAllByRole } = within(await banner(name))
      expect(getByRole('link', { name: policy }).getAttribute('href')).toBe('/politique-de-confidentialite')
      expect(getAllByRole('button').map(({ textContent }) => textContent)).toEqual(three)
    },
  )

  it.each([
    ['Accept all', { crisp: true, matomo: true }],
    ['Reject all', { crisp: false, matomo: false }],
  ])('%s is kept, said, and hides it', async (button, consent) => {
    visit()
    await banner()
    await press(button)
    expect(choice()).toEqual(consent)
    expect(screen.queryByRole('region', { name: 'Cookies on BailClair' })).toBeNull()
    expect(screen.getByText('Your choices are saved.')).toBeTruthy()
    await vi.waitFor(() => expect(document.activeElement?.id).toBe('content'))
  })

  it('asks whatever services are configured', async () => {
    visit({ env: {} })
    expect(await banner()).toBeTruthy()
  })

  it('asks about nothing when only configured services are asked about, and there are none', async () => {
    visit({ env: { CONSENT_QUESTION: 'configured' } })
    expect(screen.queryByRole('region', { name: 'Cookies on BailClair' })).toBeNull()
  })

  it('names the services that it asks about', async () => {
    visit({ env: { CONSENT_QUESTION: 'configured', CHAT_WEBSITE_ID: 'a' } })
    expect((await banner()).textContent).toContain('others are used for live chat with our team.')
    openConsentModal()
    const modal = within(await screen.findByRole('dialog', { name: 'Your cookie choices' }))
    expect(modal.getAllByRole('radiogroup')).toHaveLength(1)
  })

  it('is hidden after a choice', async () => {
    visit({ cookie: '{"crisp":false,"matomo":false}' })
    expect(screen.queryByRole('region', { name: 'Cookies on BailClair' })).toBeNull()
  })

  it('asks again and logs when the cookie is invalid', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    visit({ cookie: '{"crisp":true}' })
    expect(await banner()).toBeTruthy()
    expect(logged.mock.calls).toEqual([['The consent cookie is invalid']])
  })
})

describe('the modal', () => {
  const modal = () => screen.findByRole('dialog', { name: 'Your cookie choices' })
  const open = async (options: Options = {}) => {
    visit(options)
    openConsentModal()
    return within(await modal())
  }
  const group = (name: RegExp) => within(screen.getByRole('radiogroup', { name }))
  const checked = () =>
    [/^Live chat \(2 cookies\)/, /^Audience analytics \(8 cookies\)/].map((name) =>
      group(name)
        .getAllByRole<HTMLInputElement>('radio')
        .filter((radio) => radio.checked)
        .map(({ value }) => value)
        .join(),
    )

  it('opens for somebody who asked for it while the page was being hydrated', async () => {
    openConsentModal()
    visit({ cookie: '{"crisp":false,"matomo":false}' })
    expect(await modal()).toBeTruthy()
  })

  it('opens from the banner, and closes without a choice', async () => {
    visit()
    await banner()
    await press('Customize')
    const { getByRole, getByText } = within(await modal())
    expect(getByRole('heading', { name: 'Mandatory cookies' })).toBeTruthy()
    expect(getByText('Always accepted')).toBeTruthy()
    await press('Close')
    expect(screen.queryByRole('dialog', { name: 'Your cookie choices' })).toBeNull()
    expect(written).toEqual([])
    expect(await banner()).toBeTruthy()
  })

  it.each([
    ['the stored choice', { cookie: '{"crisp":false,"matomo":true}' }, ['reject', 'accept']],
    ['accept', {}, ['accept', 'accept']],
    ['nothing (decision 13)', { env: { ...registered, CONSENT_PRESET: 'none' } }, ['', '']],
    [
      'the stored choice whatever the preset',
      { cookie: '{"crisp":true,"matomo":false}', env: { ...registered, CONSENT_PRESET: 'none' } },
      ['accept', 'reject'],
    ],
  ])('starts from %s', async (_, options, radios) => {
    await open(options)
    expect(checked()).toEqual(radios)
  })

  it('keeps what was chosen for each service', async () => {
    await open()
    await user.click(group(/^Live chat/).getByLabelText('Reject'))
    await press('Confirm choices')
    expect(choice()).toEqual({ crisp: false, matomo: true })
  })

  it('treats no answer as refusal', async () => {
    await open({ env: { ...registered, CONSENT_PRESET: 'none' } })
    await user.click(group(/^Audience/).getByLabelText('Accept'))
    await press('Confirm choices')
    expect(choice()).toEqual({ crisp: false, matomo: true })
  })

  it.each([
    ['Accept all', { crisp: true, matomo: true }],
    ['Reject all', { crisp: false, matomo: false }],
  ])('%s, too', async (name, consent) => {
    const { getByRole } = await open({ cookie: '{"crisp":true,"matomo":false}' })
    await user.click(getByRole('button', { name }))
    expect(choice()).toEqual(consent)
  })

  it('says what is not there, and that a choice means nothing without a service', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { getAllByText } = await open({ env: {} })
    expect(getAllByText(/This service is not used on this site/)).toHaveLength(2)
    await press('Confirm choices')
    expect(warned.mock.calls).toEqual([['ConsentService was not registered']])
  })
})
