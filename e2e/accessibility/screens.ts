/** A screen in one of its states, and how to get there. */
export type Screen = { name: string; path: string; expectedErrors?: RegExp }

/** Shaped like the token of a mailed link. */
const token = 'A'.repeat(43)

export const screens: readonly Screen[] = [
  { name: 'Landing', path: '/' },
  { name: 'Register', path: '/creation' },
  { name: 'ForgottenPassword', path: '/mot-de-passe-oublie' },
  { name: 'ChangePassword', path: `/modifier-mot-de-passe/${token}` },
  { name: 'ConfirmEmail', path: `/confirmer-email/${token}` },
  { name: 'NotFound', path: '/nulle-part', expectedErrors: /status of 404/ },
]
