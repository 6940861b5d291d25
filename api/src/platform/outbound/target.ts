/** Segments and values are encoded here, so a parameter cannot change the path or the query. */
export type Target = {
  /** Below the base address of the service: `['pub', 'dpe', number]`. */
  path: readonly string[]
  /** Pairs where a name occurs more than once. */
  query?: Readonly<Record<string, string>> | readonly (readonly [string, string])[]
}

/** The only origin to call. It comes from configuration, never from a request. */
export function parseBase(address: string): URL {
  const base = new URL(address)
  const isPlain = /^https?:$/.test(base.protocol) && !base.username && !base.password && !base.search && !base.hash
  if (!isPlain) throw new Error('an outbound service needs a plain http(s) address, without credentials or query')
  if (!base.pathname.endsWith('/')) base.pathname += '/'
  return base
}

/** Undefined when the target would leave the base address. */
export function findUrl(base: URL, { path, query = {} }: Target): URL | undefined {
  // an empty segment or dots would name another resource
  if (path.some((segment) => /^\.{0,2}$/.test(segment))) return undefined
  const url = new URL(path.map((segment) => encodeURIComponent(segment.toWellFormed())).join('/'), base)
  if (url.origin !== base.origin || !url.pathname.startsWith(base.pathname)) return undefined
  url.search = new URLSearchParams(query as Record<string, string>).toString()
  return url
}
