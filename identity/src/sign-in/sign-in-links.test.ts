import { expect, it } from 'vitest'
import { signInLinks } from './sign-in-links.ts'

const links = {
  signUp: 'https://tenant.example/creation',
  forgotten: 'https://tenant.example/mot-de-passe-oublie',
  resend: 'https://tenant.example/renvoyer-confirmation',
}

it.each([
  ['https://web.example/validConnexion/k3Jx0u8v2pQm5Zr7Tn9Yw-_', '?bien=k3Jx0u8v2pQm5Zr7Tn9Yw-_'],
  ['https://web.example/sous/validConnexion/abc', '?bien=abc'],
  ['https://tenant.example/mon-dossier', ''],
  ['https://web.example/validConnexion/', ''],
  ['https://web.example/validConnexion/abc/def', ''],
  ['https://web.example/validConnexion/%22%3E', ''],
  ['https://web.example/?next=/validConnexion/abc', ''],
  ['not an address', ''],
  [undefined, ''],
])('back to %s: sign-up and its confirmation carry %j', (redirectUri, query) => {
  const carrying = { ...links, signUp: `${links.signUp}${query}`, resend: `${links.resend}${query}` }
  expect(signInLinks({ name: 'tenant', links }, redirectUri)).toEqual(carrying)
})

it('does not change other realms', () => {
  const back = 'https://web.example/validConnexion/abc'
  expect(signInLinks({ name: 'owner', links }, back)).toEqual(links)
  expect(signInLinks({ name: 'staff', links: undefined }, back)).toBeUndefined()
})
