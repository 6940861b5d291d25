import { errorStatus } from '@bailclair/domain/contract/errors.ts'
import { givesBytes, type Route, takesBytes } from '@bailclair/domain/contract/route.ts'
import { recentSignInMinutes } from '@bailclair/domain/identity/recent-sign-in.rules.ts'
import { z } from 'zod/mini'
import type { Config } from '#platform/config/environment.ts'
import { type JsonSchema, jsonSchemaOf } from './json-schema.ts'

export const failure = z.object({
  errors: z.array(
    z.object({
      code: z.enum(Object.keys(errorStatus)),
      field: z.exactOptional(z.string()),
      message: z.exactOptional(z.string()),
    }),
  ),
  requestId: z.string(),
})

type Content = Record<string, { schema?: JsonSchema }>
const json = (schema: JsonSchema): Content => ({ 'application/json': { schema } })
/** OpenAPI 3.1 describes binary content by its media type alone. */
const bytes = (mediaTypes: readonly string[]): Content => Object.fromEntries(mediaTypes.map((type) => [type, {}]))
const schemaOf = (schema: z.ZodMiniType) => jsonSchemaOf(schema, 'draft-2020-12')

const bearerOf = (realm: string) => ({
  type: 'http',
  scheme: 'bearer',
  bearerFormat: 'JWT',
  description: `Access token of the ${realm} realm`,
})

/** Builds the OpenAPI 3.1 document from the route contracts. */
export function describeApi(routes: readonly Route[], { SITE_NAME, API_URL }: Pick<Config, 'SITE_NAME' | 'API_URL'>) {
  const paths: Record<string, Record<string, Operation>> = {}
  for (const route of routes) {
    const path = route.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: describeRoute(route) }
  }
  return {
    openapi: '3.1.0',
    info: { title: `${SITE_NAME} – API`, version: '1' },
    servers: [{ url: API_URL.replace(/\/$/, '') }],
    paths,
    components: {
      securitySchemes: {
        owner: bearerOf('owner'),
        tenant: bearerOf('tenant'),
        verifier: bearerOf('staff'),
        webhook: {
          type: 'apiKey',
          in: 'header',
          name: 'X-BailClair-Signature',
          description: 'HMAC-SHA-256 in hex over X-BailClair-Timestamp, a full stop and the body; see operations.md',
        },
      },
      schemas: { Failure: schemaOf(failure) },
      responses: {
        Failure: {
          description:
            'Every failure: 400 one entry per field, 401, 403, 404, 409, 410, 422; 429 and 503 with Retry-After',
          content: json({ $ref: '#/components/schemas/Failure' }),
        },
      },
    },
  }
}
export type ApiDescription = ReturnType<typeof describeApi>

export type Operation = ReturnType<typeof describeRoute>

function describeRoute(route: Route) {
  return {
    operationId: operationId(route),
    summary: route.summary,
    ...(route.recentSignIn && { description: recentSignInWords[String(route.recentSignIn)] }),
    tags: [route.path.split('/')[1] ?? ''],
    security: route.access === 'anonymous' ? [] : [{ [route.access]: [] as string[] }],
    parameters: [
      ...parameters('path', route.params),
      ...parameters('query', route.query),
      ...parameters('header', route.headers),
    ],
    ...(route.body && { requestBody: describeBody(route.body) }),
    responses: {
      [route.status ?? 200]: {
        description: 'Success',
        ...(route.response && { content: describeAnswer(route.response) }),
        ...(route.responseHeader && { headers: { [route.responseHeader]: { schema: { type: 'string' } } } }),
      },
      default: { $ref: '#/components/responses/Failure' },
    },
  }
}

const recentSignInWords: Readonly<Record<string, string>> = {
  true: `403 RecentSignInRequired unless the password was typed in the last ${recentSignInMinutes} minutes (auth_time)`,
  'if-needed': `403 RecentSignInRequired for another e-mail, unless the password was typed in the last ${recentSignInMinutes} minutes (auth_time)`,
}

const describeBody = (body: NonNullable<Route['body']>) =>
  takesBytes(body)
    ? { required: true, content: bytes(['application/octet-stream']), description: `At most ${body.bytesUpTo} bytes` }
    : { required: !body.safeParse(undefined).success, content: json(schemaOf(body)) }

const describeAnswer = (response: NonNullable<Route['response']>) =>
  givesBytes(response) ? bytes(response.bytesOf) : json(schemaOf(response))

function parameters(place: 'path' | 'query' | 'header', schema: z.ZodMiniObject | undefined) {
  const { properties = {}, required = [] } = schema ? schemaOf(schema) : {}
  return Object.entries(properties).map(([name, described]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: described as JsonSchema,
  }))
}

/** `GET /property/:id` → `getPropertyById`. */
const operationId = ({ method, path }: Route) =>
  method.toLowerCase() +
  path
    .split(/[/.-]/)
    .filter(Boolean)
    .map((word) => (word.startsWith(':') ? `By${capital(word.slice(1))}` : capital(word)))
    .join('')
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
