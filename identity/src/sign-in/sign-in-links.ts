import type { RealmDefinition } from '#realm/realm-definition.ts'

type Realm = Pick<RealmDefinition, 'name' | 'links'>

/** The page of the owner site that an applicant comes back to from sign-in, with the token of a share link. */
const applyingPage = /\/validConnexion\/([\w-]+)$/

/**
 * Where those go who cannot sign in yet. Whoever follows a share link creates an account for that very property, and
 * comes back to it (decision 18).
 */
export function signInLinks({ name, links }: Realm, redirectUri: unknown): RealmDefinition['links'] {
  if (!links || name !== 'tenant' || !URL.canParse(String(redirectUri))) return links
  const token = applyingPage.exec(new URL(String(redirectUri)).pathname)?.[1]
  return token === undefined ? links : { ...links, signUp: `${links.signUp}?bien=${token}` }
}
