import { defineRoute } from '@bailclair/domain/contract/route.ts'
import { allRoutes } from '@bailclair/domain/contracts.ts'
import { describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { startApi } from '#test/harness.ts'
import { type ApiDescription, describeApi } from './openapi.ts'

const api = await startApi()

describe('GET openapi.json', () => {
  it('describes every route once, under its public address', async () => {
    const reply = await api.as()('GET', '/openapi.json')
    const { openapi, servers, paths } = reply.json<ApiDescription>()
    const operations = Object.values(paths).flatMap((path) => Object.values(path))
    expect([openapi, servers]).toEqual(['3.1.0', [{ url: 'http://localhost:3001/api' }]])
    expect(operations).toHaveLength(allRoutes.length)
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(allRoutes.length)
    expect(reply.headers['content-type']).toBe('application/json; charset=utf-8')
  })

  it('has no dangling reference', async () => {
    const reply = await api.as()('GET', '/openapi.json')
    const references = [...reply.body.matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path = '']) => path.split('/'))
    expect(references.length).toBeGreaterThan(0)
    for (const path of references) {
      expect(reply.json()).toHaveProperty(path)
    }
  })

  it('describes access, request and response of a route', () => {
    const route = defineRoute({
      method: 'POST',
      path: '/property/:id/applications.csv',
      access: 'owner',
      summary: 'Saves',
      status: 201,
      params: z.object({ id: z.uuid() }),
      query: z.object({ page: z.exactOptional(z.string()), size: z.string() }),
      body: z.object({ name: z.string().check(z.maxLength(9)) }),
      response: z.object({ name: z.string(), kind: z.enum(['A', 'B']) }),
    })
    const { paths } = describeApi([route], api.deps.config)
    expect(paths).toMatchObject({
      '/property/{id}/applications.csv': {
        post: {
          operationId: 'postPropertyByIdApplicationsCsv',
          tags: ['property'],
          security: [{ owner: [] }],
          parameters: [
            { name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } },
            { name: 'page', in: 'query', required: false, schema: { type: 'string' } },
            { name: 'size', in: 'query', required: true, schema: { type: 'string' } },
          ],
          requestBody: {
            required: true,
            content: {
              'application/json': {
                schema: { properties: { name: { type: 'string', maxLength: 9 } }, required: ['name'] },
              },
            },
          },
          responses: {
            201: { content: { 'application/json': { schema: { properties: { kind: { enum: ['A', 'B'] } } } } } },
            default: { $ref: '#/components/responses/Failure' },
          },
        },
      },
    })
  })

  it('describes binary bodies by size and media type', () => {
    const route = defineRoute({
      method: 'POST',
      path: '/pictures',
      access: 'tenant',
      summary: 'Turns a picture',
      headers: z.object({ 'x-file-name': z.exactOptional(z.string()) }),
      body: { bytesUpTo: 1_000, tooLarge: 'RequestTooLarge' },
      response: { bytesOf: ['image/jpeg', 'image/png'] },
    })
    const { paths } = describeApi([route], api.deps.config)
    expect(paths['/pictures']?.['post']).toMatchObject({
      security: [{ tenant: [] }],
      parameters: [{ name: 'x-file-name', in: 'header', required: false, schema: { type: 'string' } }],
      requestBody: { required: true, content: { 'application/octet-stream': {} }, description: 'At most 1000 bytes' },
      responses: { 200: { content: { 'image/jpeg': {}, 'image/png': {} } } },
    })
  })
})
