/**
 * The applicant on the pages of a share link, at the identity server's tenant realm: nothing of it is kept, and it has
 * no part in the owner's session.
 * - `unknown`: the answer of the identity server is being read;
 * - `failed`: the visitor came back from there without a session, and only a press leads there again.
 */
export type TenantSession = {
  status: 'unknown' | 'signed-out' | 'failed' | 'signed-in'
  /** Leads to sign-in and back to an address of this site; rejects with IdentityUnavailable while nobody answers. */
  signIn: (returnTo: string, options?: { replacesPage?: boolean }) => Promise<void>
  /** Undefined once the session is over, or before there is one. */
  findAccessToken: () => Promise<string | undefined>
}
