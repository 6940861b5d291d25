import type { Language } from '@bailclair/domain/value/language.ts'
import type { RealmName } from '#realm/realm-names.ts'

declare const account: unique symbol
/** Also the subject of every token of the account. */
export type AccountId = string & { readonly [account]: true }

export const isAccountId = (text: string): text is AccountId => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text)

export type Account = {
  id: AccountId
  realm: RealmName
  /** Canonical, unique in its realm. */
  email: string
  emailVerified: boolean
  enabled: boolean
  firstName: string | undefined
  lastName: string | undefined
  language: Language
  /** See `RealmDefinition.roles`. */
  roles: string[]
  /** Unix seconds: sessions that began at or before it have ended. */
  notBefore: number
  createdAt: Date
}

export const maySignIn = ({ enabled, emailVerified }: Pick<Account, 'enabled' | 'emailVerified'>): boolean =>
  enabled && emailVerified

/** The federation identifies the person even when their e-mail is unverified; tokens show it (`email_verified`). */
export const maySignInByFederation = ({ enabled }: Pick<Account, 'enabled'>): boolean => enabled
