import { siteConfigFrom } from '@bailclair/server-kit/config/site-config.ts'
import { siteEnvironment } from '@bailclair/server-kit/config/site-environment.ts'
import { SiteConfigContext } from '@bailclair/site-kit/platform/site-config.ts'
import { createMemoryHistory } from '@bailclair/site-kit/test/memory-history.ts'
import { act, cleanup } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { trackEvent } from '#platform/analytics.ts'
import { tellChat } from '#platform/chat.ts'
import { forgetConsent, saveConsent } from '#platform/consent.ts'
import { show } from '#test/screen.tsx'
import { eraseCookiesOf } from './erase-cookies.ts'
import { useServices } from './use-services.ts'

const env = {
  CHAT_WEBSITE_ID: 'site-1',
  CHAT_URL: 'http://chat.example',
  ANALYTICS_URL: 'http://audience.example/matomo',
  ANALYTICS_SITE_ID: '7',
}
const page = { path: '/consulte-propriete/:id', title: { fr: 'Candidatures' }, analytics: true, secretAddress: false }
/** Requested scripts; none is fetched. */
const scripts: string[] = []
const sessions = new EventTarget()
const queued = (name: string) => ((window as unknown as Record<string, unknown[][]>)[name] ?? []).slice()
const configFrom = (variables: Record<string, string>) => siteConfigFrom(siteEnvironment.parse(variables))
const reload = vi.fn()

beforeEach(() => {
  vi.spyOn(window.location, 'reload').mockImplementation(reload)
  vi.spyOn(document.head, 'append').mockImplementation((script) => void scripts.push((script as HTMLScriptElement).src))
  vi.stubGlobal('BroadcastChannel', function BroadcastChannel() {
    return sessions
  })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  reload.mockClear()
  vi.unstubAllGlobals()
  scripts.length = 0
  for (const name of ['$crisp', '_paq', 'CRISP_WEBSITE_ID']) Reflect.deleteProperty(window, name)
  forgetConsent()
})

const Services = (props: { page: typeof page }) => {
  useServices(props.page)
  return null
}

async function visit({
  consent = '',
  variables = env,
  ...change
}: { consent?: string; variables?: Record<string, string> } & Partial<typeof page> = {}) {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(consent && `consent=${encodeURIComponent(consent)}`)
  const config = configFrom(variables)
  show(
    <SiteConfigContext value={config}>
      <Services page={{ ...page, ...change }} />
    </SiteConfigContext>,
    { history: createMemoryHistory('/consulte-propriete/42') },
  )
  await act(() => vi.dynamicImportSettled())
  return config
}

const chat = 'http://chat.example/l.js'
const analytics = 'http://audience.example/matomo/matomo.js'
const both = '{"crisp":true,"matomo":true}'

describe('what is loaded', () => {
  it.each([
    ['no choice', {}, []],
    ['JSON null', { consent: 'null' }, []],
    ['an invalid choice', { consent: '{"crisp":true}' }, []],
    ['all refused', { consent: '{"crisp":false,"matomo":false}' }, []],
    ['all accepted', { consent: both }, [chat, analytics]],
    ['the chat alone', { consent: '{"crisp":true,"matomo":false}' }, [chat]],
    ['analytics alone', { consent: '{"crisp":false,"matomo":true}' }, [analytics]],
    ['accepted, and the operator has none', { consent: both, variables: {} }, []],
    ['accepted, and the operator has one', { consent: both, variables: { ...env, CHAT_WEBSITE_ID: '' } }, [analytics]],
    ['accepted, where the address is a secret', { consent: both, secretAddress: true }, []],
  ])('%s', async (_, visited, expected) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await visit(visited)
    expect(scripts.toSorted()).toEqual(expected.toSorted())
  })

  it('comes as soon as it is accepted', async () => {
    const config = await visit()
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined)
    await act(async () => saveConsent({ crisp: true, matomo: false }, config))
    await act(() => vi.dynamicImportSettled())
    expect(scripts).toEqual([chat])
    expect((window as { CRISP_WEBSITE_ID?: string }).CRISP_WEBSITE_ID).toBe('site-1')
  })
})

describe('what services learn', () => {
  it('the chat learns the e-mail, also of someone who signed in before', async () => {
    tellChat('jeanne@example.org')
    await visit({ consent: both })
    expect(queued('$crisp')).toEqual([['set', 'user:email', ['jeanne@example.org']]])
  })

  it('analytics learns of pages by template, and of events', async () => {
    await visit({ consent: both })
    trackEvent('property', 'property visit')
    expect(queued('_paq')).toEqual([
      ['setTrackerUrl', 'http://audience.example/matomo/matomo.php'],
      ['setSiteId', '7'],
      ['setSecureCookie', false],
      ['setReferrerUrl', ''],
      ['setCustomUrl', `${window.location.origin}/consulte-propriete/:id`],
      ['setDocumentTitle', 'Candidatures'],
      ['trackPageView'],
      ['trackEvent', 'property', 'property visit'],
    ])
  })

  it('analytics learns nothing of an excluded page', async () => {
    await visit({ consent: both, analytics: false })
    expect(queued('_paq').map(([command]) => command)).not.toContain('trackPageView')
  })
})

it('the chat conversation ends on sign-out', async () => {
  await visit({ consent: both })
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('crisp-client%2Fsession%2Fsite-1=b')
  const written = vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined)
  sessions.dispatchEvent(new MessageEvent('message', { data: 'signed-out' }))
  expect(written).toHaveBeenCalledWith('crisp-client%2Fsession%2Fsite-1=; Max-Age=0; Path=/')
})

describe('withdrawing', () => {
  it("deletes the service's cookies and reloads", async () => {
    const config = await visit({ consent: both })
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('lang=fr; _pk_id.7.1fff=a; crisp-client%2Fsession%2Fsite-1=b')
    const written = vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined)
    await act(async () => saveConsent({ crisp: true, matomo: false }, config))
    await act(() => vi.dynamicImportSettled())
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
    expect(written.mock.calls.slice(1)).toEqual([['_pk_id.7.1fff=; Max-Age=0; Path=/']])
  })

  it('erases on every domain above ours', () => {
    vi.spyOn(window.location, 'hostname', 'get').mockReturnValue('proprietaire.bailclair.example')
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('crisp-client%2Fsession%2Fsite-1=b; _pk_ses.1=c')
    const written = vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined)
    eraseCookiesOf('crisp')
    expect(written.mock.calls.map(([cookie]) => cookie)).toEqual(
      ['', '; Domain=proprietaire.bailclair.example', '; Domain=bailclair.example'].map(
        (domain) => `crisp-client%2Fsession%2Fsite-1=; Max-Age=0; Path=/${domain}`,
      ),
    )
  })
})
