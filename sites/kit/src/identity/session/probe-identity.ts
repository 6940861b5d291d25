import { holdFailureWhileLeaving } from '#platform/hold-failure.ts'

/** In milliseconds: a healthy identity server answers in under 1 s, and visitors leave after about 5 s. */
const timeLimit = 2_000

/**
 * Rejects unless the realm answers. keycloak-js needs ten seconds to notice an outage, and its redirects would end on a
 * browser error page.
 */
export async function probeIdentity({ url, realm }: { url: string; realm: string }): Promise<void> {
  const address = `${url.replace(/\/$/, '')}/realms/${realm}/.well-known/openid-configuration`
  const response = await holdFailureWhileLeaving(
    fetch(address, { credentials: 'omit', signal: AbortSignal.timeout(timeLimit) }),
  )
  if (!response.ok) throw new Error(`The identity server answers ${response.status}.`)
}
