/**
 * The applicant's session in the tenant realm, on share-link pages only. Not stored, and separate from the owner's
 * session. `unknown`: the answer is being read. `failed`: returned without a session; only a press starts again.
 */
export type TenantSession = {
  status: 'unknown' | 'signed-out' | 'failed' | 'signed-in'
  /** Starts sign-in and returns to this site; rejects with IdentityUnavailable. */
  signIn: (returnTo: string, options?: { replacesPage?: boolean }) => Promise<void>
  /** Undefined without a session. */
  findAccessToken: () => Promise<string | undefined>
}
