/** The requested path and query; undefined when malformed. */
export function readTarget(target: string | undefined): URL | undefined {
  if (!target) return undefined
  // Proxies may send an absolute URL (RFC 9112 §3.2.2): the host is ignored.
  const path = target.startsWith('/') ? target : /^https?:\/\/[^/]*(\/.*)?$/i.exec(target)?.[1]
  if (!path || !URL.canParse(`http://localhost${path}`)) return undefined
  const url = new URL(`http://localhost${path}`)
  return isReadable(url.pathname) ? url : undefined
}

/** Rejects broken percent-encoding and control characters. */
function isReadable(pathname: string): boolean {
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(pathname))
  } catch {
    return false
  }
}
