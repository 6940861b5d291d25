import type { IncomingHttpHeaders } from 'node:http'
import { AppError } from '@bailclair/domain/contract/errors.ts'
import { type Route, takesBytes } from '@bailclair/domain/contract/route.ts'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod/mini'
import { readBytes } from './bytes.ts'
import { fieldEntries } from './field-entries.ts'
import { isSearch } from './is-search.ts'

/** Fastify decodes `%00` and `%0D%0A` in parameters. No id, token or search contains control characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const control = /[\u0000-\u001f\u007f]/

/** Parses the parts of a call with the schemas of its contract. Unknown fields are ignored. */
export function readCall(route: Route, request: FastifyRequest) {
  return {
    ...(route.params && { params: readParams(route, route.params, request.params) }),
    ...(route.query && { query: parse(route.query, request.query) }),
    ...(route.headers && { headers: parse(route.headers, request.headers) as IncomingHttpHeaders }),
    ...(route.body && {
      body: takesBytes(route.body) ? readBytes(request, route.body) : parse(route.body, request.body),
    }),
  }
}

function readParams(route: Route, schema: z.ZodMiniType, params: unknown): unknown {
  const values = Object.values(params as Record<string, string>)
  if (values.some((value) => control.test(value))) throw new AppError(route.notFound ?? malformed(route))
  if (route.notFound && !schema.safeParse(params).success) throw new AppError(route.notFound)
  return parse(schema, params)
}

/** A text to search for cannot be missing, only malformed. */
const malformed = ({ path }: Route) => (isSearch(path) ? 'InvalidRequest' : 'RouteNotFound')

function parse(schema: z.ZodMiniType, input: unknown): unknown {
  const { success, data, error } = schema.safeParse(input)
  if (success) return data
  const entries = fieldEntries(error.issues, input)
  throw new AppError(entries[0]?.code ?? 'InvalidRequest', { entries })
}
