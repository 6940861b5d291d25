import type { Exchange } from './exchange.ts'
import { HttpError } from './http-error.ts'

export type Params = Readonly<Record<string, string>>

/** `path` is a template: `/users/:id/logout`. */
export type Route<Context> = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  answer: (context: Context, exchange: Exchange, params: Params) => Promise<void> | void
}

export function findRoute<Context>(routes: readonly Route<Context>[], method: string, path: string) {
  const matches = routes.flatMap((route) => {
    const params = matchPath(route.path, path)
    return params ? [{ route, params }] : []
  })
  const found = matches.find(({ route }) => route.method === (method === 'HEAD' ? 'GET' : method))
  if (!found && matches.length > 0) throw new HttpError(405)
  return found
}

function matchPath(template: string, path: string): Params | undefined {
  const expected = template.split('/')
  const given = path.split('/')
  if (expected.length !== given.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, part] of expected.entries()) {
    const text = given[index] ?? ''
    if (part.startsWith(':') && text !== '') params[part.slice(1)] = decode(text)
    else if (part !== text) return undefined
  }
  return params
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch (cause) {
    throw new HttpError(404, { cause })
  }
}
