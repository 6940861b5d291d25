import type { RealmDefinition } from '#realm/realm-definition.ts'

type Realm = Pick<RealmDefinition, 'name' | 'links'>

/** The page of the owner site to which an applicant returns, with the token of a share link. */
const applyingPage = /\/validConnexion\/([\w-]+)$/

/**
 * Links for those who cannot sign in yet. Somebody who follows a share link creates an account and returns to that
 * property (decision 18).
 */
export function signInLinks({ name, links }: Realm, redirectUri: unknown): RealmDefinition['links'] {
  if (!links || name !== 'tenant' || !URL.canParse(String(redirectUri))) return links
  const token = applyingPage.exec(new URL(String(redirectUri)).pathname)?.[1]
  if (token === undefined) return links
  return { ...links, signUp: `${links.signUp}?bien=${token}`, resend: `${links.resend}?bien=${token}` }
}
