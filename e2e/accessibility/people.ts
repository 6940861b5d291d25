import { ensureOwner } from '@bailclair/one-machine/stack/ensure-owner.ts'
import type { Browser } from '@playwright/test'
import { getAddresses } from '#support/addresses.ts'
import { openApplicants, sixFiles } from '#support/applications.ts'
import { refuseCookies } from '#support/consent.ts'
import { inventPerson } from '#support/people.ts'
import { certificates, completeProperty, type PropertyFacts, propertyApiOf } from '#support/properties.ts'
import { fillSignIn } from '#support/sign-in.ts'
import { test as base } from '#support/test.ts'

/** One property for each state that a screen may have; enough of them for a search. */
const facts = {
  validated: { ...completeProperty, ademeNumber: certificates.active, validated: true },
  draft: { name: 'Maison du lac', type: 'HOUSE' },
  complete: { ...completeProperty, name: 'Presque prêt' },
  expired: { ...completeProperty, name: 'Diagnostic expiré', ademeNumber: certificates.expired },
  replaced: { ...completeProperty, name: 'Diagnostic remplacé', ademeNumber: certificates.replaced },
  banned: { ...completeProperty, name: 'Passoire', ademeNumber: certificates.banned },
  figures: { ...completeProperty, energyConsumption: 260, co2Emission: 40, dpeDate: '2023-03-12' },
  notSubject: { ...completeProperty, name: 'Chalet', dpeNotRequired: true },
  changed: { ...completeProperty, name: 'Ouvert deux fois' },
  another: { name: 'Studio', address: '3 Avenue de la République 75011 Paris' },
  applied: { ...completeProperty, name: 'Avec des candidatures', ademeNumber: certificates.active, validated: true },
  vacant: { ...completeProperty, name: 'Sans candidature', validated: true },
  andAnother: { name: 'Atelier', type: 'OTHER' },
} as const satisfies Record<string, PropertyFacts>

export type Ids = Record<keyof typeof facts, string>
/** `nameless` has an account, and nothing else. */
export type Visitor = 'newcomer' | 'landlord' | 'nameless'
type People = { cookies: Record<Visitor, Cookies>; ids: Ids }
type Cookies = Awaited<ReturnType<typeof signInOnce>>['cookies']

/** Screens change nothing: each worker signs its people in once, and every screen finds their sessions. */
export const test = base.extend<object, { people: People }>({
  people: [
    async ({ browser }, use) => {
      const [newcomer, landlord, nameless] = await Promise.all([
        signInOnce(browser, {}),
        signInOnce(browser, {}, facts),
        signInOnce(browser, { firstName: '', lastName: '' }),
      ])
      const cookies = { newcomer: newcomer.cookies, landlord: landlord.cookies, nameless: nameless.cookies }
      await use({ cookies, ids: landlord.ids as Ids })
    },
    { scope: 'worker', timeout: 240_000 },
  ],
})

async function signInOnce(browser: Browser, names: object, properties: Record<string, PropertyFacts> = {}) {
  const at = getAddresses()
  const person = { ...inventPerson(), ...names }
  await ensureOwner(at.identity, person, new AbortController().signal)
  const context = await browser.newContext({ baseURL: at.web })
  await refuseCookies(context, at)
  const page = await context.newPage()
  const { save } = propertyApiOf(page, at.api)
  await page.goto('/proprietaire')
  await fillSignIn(page, person)
  await page.getByLabel(/^Prénom/).waitFor({ timeout: 15_000 })
  const ids: Record<string, string> = {}
  for (const [name, property] of Object.entries(properties)) {
    const { id, token } = await save(property)
    ids[name] = id
    if (name === 'applied') await openApplicants(at).applyAll(token, sixFiles.slice(2))
  }
  const cookies = await context.cookies()
  await context.close()
  return { cookies, ids }
}
