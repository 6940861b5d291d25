/** How long after typing the password somebody may do what a thief would do first. */
export const recentSignInMinutes = 10
/** Allowed difference between the identity server's clock and ours. */
export const clockSkewSeconds = 5

const skewMs = clockSkewSeconds * 1_000

/**
 * Whether somebody proved who they are recently enough to change the e-mail, export or delete. `authenticatedAt` is the
 * `auth_time` of the access token, which a refresh keeps; a token without it counts as old.
 */
export function isRecentSignIn(authenticatedAt: Date | undefined, now: Date): boolean {
  if (!authenticatedAt) return false
  const ageMs = now.getTime() - authenticatedAt.getTime()
  return ageMs >= -skewMs && ageMs <= recentSignInMinutes * 60_000 + skewMs
}
