/** In milliseconds: longer than an identity server that is well, shorter than a visitor's patience. */
const timeLimit = 2_000

/**
 * Rejects unless the realm answers. keycloak-js takes ten seconds to notice that nobody is there, and its redirects
 * would lead the visitor to an error page of the browser.
 */
export async function probeIdentity({ url, realm }: { url: string; realm: string }): Promise<void> {
  const address = `${url.replace(/\/$/, '')}/realms/${realm}/.well-known/openid-configuration`
  const response = await fetch(address, { credentials: 'omit', signal: AbortSignal.timeout(timeLimit) })
  if (!response.ok) throw new Error(`The identity server answers ${response.status}.`)
}
