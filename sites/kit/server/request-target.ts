/** Where a request wants to go; undefined when it is no address. */
export function readTarget(target: string | undefined): URL | undefined {
  if (!target) return undefined
  // A path, or a whole address as proxies may send (RFC 9112 §3.2.2); of that, only what follows the host counts.
  const path = target.startsWith('/') ? target : /^https?:\/\/[^/]*(\/.*)?$/i.exec(target)?.[1]
  if (!path || !URL.canParse(`http://localhost${path}`)) return undefined
  const url = new URL(`http://localhost${path}`)
  return isReadable(url.pathname) ? url : undefined
}

/** A broken percent sign or a control character is a mistake or an attack, never a page. */
function isReadable(pathname: string): boolean {
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(pathname))
  } catch {
    return false
  }
}
