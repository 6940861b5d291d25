import { expect, type Page } from '@playwright/test'
import { openSession, openSignedIn, type Realm } from '#support/session.ts'
import { test } from '#support/test.ts'
import { createVerifier } from '#support/verifier.ts'

/** How a page in a hidden frame leaves the site without an answer. */
const faults: Record<string, (page: Page, address: string) => Promise<unknown>> = {
  fails: (page, address) =>
    page.route(address, (route) => route.fulfill({ status: 500, contentType: 'text/html', body: '<!doctype html>' })),
  hangs: (page, address) => page.route(address, () => new Promise(() => undefined)),
  'stays silent': (page, address) =>
    page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' })),
}

const checks: [site: string, realm: Realm, path: string, frame: string][] = [
  ['owner site', 'owner', '/home', '**/login-status-iframe.html'],
  ['owner site', 'owner', '/home', '**/3p-cookies/step1.html'],
  ['owner site', 'owner', '/home', '**/auth?*prompt=none*'],
  ['tenant area', 'tenant', '/mon-dossier', '**/login-status-iframe.html'],
  ['desk', 'staff', '/file-d-attente', '**/login-status-iframe.html'],
]
const sites = { owner: 'web', tenant: 'tenant', staff: 'desk' } as const

test.use({ expectedErrors: /Authenticated Failed|status of 500|ERR_/ })

for (const [site, realm, path, frame] of checks) {
  for (const [fault, begin] of Object.entries(faults)) {
    test(`[J-146] ${site}: after 10 s says that ${frame} ${fault}, and goes on once it answers`, async ({
      page,
      owner,
      newTenant,
      at,
    }) => {
      const people = {
        owner: async () => owner,
        tenant: async () => (await newTenant()).person,
        staff: () => createVerifier(at),
      }
      const session = await openSession(at, realm, await people[realm]())
      await page.clock.install()
      const logged: string[] = []
      page.on('console', (message) => message.type() === 'error' && logged.push(message.text()))
      await begin(page, frame)
      const asked = page.waitForRequest(frame)
      // beside the frames: its time limit must not pass with the clock of the page
      const probed = page.waitForResponse('**/.well-known/openid-configuration')
      await openSignedIn(page, at[sites[realm]] + path, session)
      await asked
      await probed
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 2_000))
      const title = page.getByRole('heading', { level: 1 })
      await expect(title).toHaveText('Chargement de la page…')
      await page.clock.runFor(4_000)
      expect(logged.filter((text) => text.includes('Authenticated Failed'))).toEqual([])
      await page.clock.runFor(6_000)
      await expect(title).toHaveText('La connexion est momentanément indisponible')
      expect(logged.filter((text) => text.includes('Authenticated Failed'))).toHaveLength(1)

      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await page.clock.resume()
      await page.getByRole('button', { name: 'Réessayer' }).click()
      await expect(title).not.toHaveText(/indisponible|Chargement/)
    })
  }
}
