/** `/candidater/:token` needs `token`, `/surface/:id?` has an optional `id`. */
export type PathParams<Pattern extends string> = Pattern extends `${infer First}/${infer Rest}`
  ? PathParams<First> & PathParams<Rest>
  : Pattern extends `:${infer Name}?`
    ? { [K in Name]?: string }
    : Pattern extends `:${infer Name}`
      ? { [K in Name]: string }
      : unknown

export type FoundParams = Readonly<Record<string, string>>

/**
 * The decoded parameters, or undefined without a match. A trailing slash is allowed; empty segments and broken percent-
 * encoding never match.
 */
export function matchPath(pattern: string, pathname: string): FoundParams | undefined {
  const expected = segmentsOf(pattern)
  const given = segmentsOf(pathname)
  if (given.length > expected.length) return undefined

  const params: Record<string, string> = {}
  for (const [index, segment] of expected.entries()) {
    const value = given[index]
    const name = /^:(\w+)\??$/.exec(segment)?.[1]
    if (name === undefined) {
      if (value !== segment) return undefined
    } else if (value !== undefined) {
      const decoded = decode(value)
      if (!decoded) return undefined
      params[name] = decoded
    } else if (!segment.endsWith('?')) return undefined
  }
  return params
}

/** `fillPath('/surface/:id?', { id: '7' })` is `/surface/7`. */
export function fillPath<Pattern extends string>(pattern: Pattern, params: PathParams<Pattern>): string {
  const values = new Map(Object.entries((params ?? {}) as Record<string, string | undefined>))
  const filled = segmentsOf(pattern).flatMap((segment) => {
    const name = /^:(\w+)\??$/.exec(segment)?.[1]
    if (name === undefined) return segment
    const value = values.get(name)
    return value === undefined ? [] : encodeURIComponent(value)
  })
  return `/${filled.join('/')}`
}

/** `/home/` → `/home`, for canonical links and comparisons. */
export const withoutTrailingSlash = (pathname: string): string => pathname.replace(/(?<=[^/])\/$/, '')

export const hasParams = (pattern: string): boolean => pattern.includes('/:')

function segmentsOf(path: string): string[] {
  const trimmed = withoutTrailingSlash(path).slice(1)
  return trimmed === '' ? [] : trimmed.split('/')
}

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}
