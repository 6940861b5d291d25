import { startAccounts } from './accounts.ts'
import { createRegistry } from './certificate-registry.ts'
import type { PeerUser } from './identity-realm.ts'

/** All fields that validation requires. */
export const complete = {
  name: 'Studio des Lilas',
  type: 'APARTMENT',
  address: '12 rue des Lilas 75011 Paris',
  furniture: 'FURNISHED',
  livingSpace: 21.5,
  rentCost: 650.5,
  chargesCost: 49.99,
}

/** The API with owners who have properties, and a registry that a test can fill and stop. */
export async function startProperties(environment: Record<string, string> = {}) {
  const accounts = await startAccounts(environment)
  const registry = createRegistry()
  Object.assign(accounts.deps, { certificates: registry.certificates })
  const { call, addUser, signIn } = accounts

  /** Signs an owner in; the result calls the API like the owner site. */
  async function enter(user: PeerUser, language = 'fr') {
    const { bearer } = await signIn(user)
    const headers = { 'accept-language': language }
    await call('GET', '/owner/profile', { bearer, headers })
    return {
      user,
      bearer,
      email: `${user.email}`,
      save: (body: object) => call('POST', '/property', { bearer, body }),
      create: async (body: object = {}) => (await call('POST', '/property', { bearer, body })).json(),
      get: (id: string) => call('GET', `/property/${id}`, { bearer }),
      remove: (id: string) => call('DELETE', `/property/${id}`, { bearer }),
      removeCertificate: (id: string) => call('DELETE', `/property/dpe/${id}`, { bearer }),
      profile: async () => (await call('GET', '/owner/profile', { bearer, headers })).json(),
    }
  }
  const newOwner = (language?: string) => enter(addUser(), language)
  const rowOf = async (id: string) => (await accounts.sql('select * from property where id = $1', [id]))[0]
  return { ...accounts, registry, enter, newOwner, rowOf }
}
