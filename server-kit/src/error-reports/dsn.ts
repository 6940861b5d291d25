/** Splits `https://key@host/path/project` into the URL for envelopes and their headers. */
export function readDsn(dsn: string): { url: string; headers: Record<string, string> } {
  const { protocol, host, username, pathname } = new URL(dsn)
  const [, path = '', project = ''] = /^(.*\/)(\d+)$/.exec(pathname) ?? []
  return {
    url: `${protocol}//${host}${path}api/${project}/envelope/`,
    headers: {
      'content-type': 'application/x-sentry-envelope',
      'x-sentry-auth': `Sentry sentry_version=7, sentry_client=bailclair/1, sentry_key=${username}`,
    },
  }
}
