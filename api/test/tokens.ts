import type { Deps } from '#deps.ts'
import { openStoredToken } from '#platform/token/token-columns.ts'

type TokenRow = { token: string | null; token_sealed: Buffer | null; token_key_id: string | null }

/** A row of `application` with the token that its owner sees. */
export const withToken = <Row extends TokenRow>(
  { tokens }: Pick<Deps, 'tokens'>,
  row: Row,
): Row & { token: string } => ({
  ...row,
  token: openStoredToken(tokens, 'application', {
    clear: row.token,
    sealed: row.token_sealed,
    keyId: row.token_key_id,
  }),
})
