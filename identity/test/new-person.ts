import { createBrowser } from './browser.ts'
import type { Identity } from './harness.ts'
import { addPerson } from './people.ts'
import type { Application } from './sign-in-flow.ts'

export async function signInNewPerson(identity: Pick<Identity, 'sql' | 'deps'>, app: Application) {
  const person = await addPerson(identity)
  const browser = createBrowser()
  return { person, browser, tokens: await app.signIn(browser, person) }
}
