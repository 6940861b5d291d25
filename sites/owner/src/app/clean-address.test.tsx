import { siteConfigFrom } from '@bailclair/server-kit/config/site-config.ts'
import { siteEnvironment } from '@bailclair/server-kit/config/site-environment.ts'
import type { Route } from '@bailclair/site-kit/app/route.ts'
import { type Session, SessionContext } from '@bailclair/site-kit/platform/session.ts'
import { SiteConfigContext } from '@bailclair/site-kit/platform/site-config.ts'
import { signedIn } from '@bailclair/site-kit/test/providers.tsx'
import { act, cleanup } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useServices } from '#cookie-consent/services/use-services.ts'
import { forgetConsent } from '#platform/consent.ts'
import { show } from '#test/screen.tsx'
import { notFoundRoute, routes } from './routes.ts'

const config = siteConfigFrom(
  siteEnvironment.parse({
    CHAT_WEBSITE_ID: 'site-1',
    CHAT_URL: 'http://chat.example',
    ANALYTICS_URL: 'http://audience.example',
    ANALYTICS_SITE_ID: '7',
  }),
)
/** Requested scripts; none is fetched. */
let scripts: string[]
const at = (address: string) => window.history.replaceState(null, '', address)

beforeEach(() => {
  scripts = []
  vi.spyOn(document.head, 'append').mockImplementation((script) => void scripts.push((script as HTMLScriptElement).src))
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(`consent=${encodeURIComponent('{"crisp":true,"matomo":true}')}`)
  vi.stubGlobal('BroadcastChannel', EventTarget)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  forgetConsent()
  at('/')
})

let become: (session: Session) => void
function Visitor({ route }: { route: Route }) {
  const [session, setSession] = useState<Session>({ status: 'unknown', ask: () => undefined })
  become = setSession
  return (
    <SessionContext value={session}>
      <Services route={route} />
    </SessionContext>
  )
}
function Services({ route }: { route: Route }) {
  useServices(route)
  return null
}

/** Every page, as the identity server or somebody's link may open it. */
const visits = [...routes, notFoundRoute].flatMap((route) =>
  ['#code=SECRET&state=1', '#error=login_required&state=1', '?code=SECRET&state=1'].map(
    (answer) => [route.name, answer, route] as const,
  ),
)

describe('a page whose address holds an answer of the identity server', () => {
  it.each(visits)('%s%s starts no foreign script before it is clean', async (_, answer, route) => {
    at(`/some-page${answer}`)
    show(
      <SiteConfigContext value={config}>
        <Visitor route={route} />
      </SiteConfigContext>,
    )
    await act(() => vi.dynamicImportSettled())
    expect(scripts).toEqual([])
    at('/some-page')
    act(() => become(signedIn))
    await act(() => vi.dynamicImportSettled())
    const services = ['http://audience.example/matomo.js', 'http://chat.example/l.js']
    expect(scripts.toSorted()).toEqual(route.secretAddress ? [] : services)
  })
})
