import type { TokenKeyring, TokenUse } from './token-keyring.ts'

/** How a token is looked up; `clear` finds rows that are not sealed yet. */
export type TokenLookup = { hashes: Buffer[]; clear: string }

export const lookUp = (tokens: TokenKeyring, use: TokenUse, token: string): TokenLookup => ({
  hashes: tokens.hashesOf(use, token),
  clear: token,
})

/** A token as a row holds it: clear until the row is sealed. */
export type StoredToken = { clear: string | null; sealed: Buffer | null; keyId: string | null }

export const openStoredToken = (tokens: TokenKeyring, use: TokenUse, { clear, sealed, keyId }: StoredToken): string =>
  sealed && keyId ? tokens.unseal(use, { sealed, keyId }) : (clear as string)
