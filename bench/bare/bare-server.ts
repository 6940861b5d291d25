import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { type BareContext, bareRoutes } from './bare-routes.ts'

export type BarePlan = BareContext & { databaseUrl: string; connections: number; isPrepared: boolean }

/**
 * The opponent of the API: the same bytes, read by one statement from the same rows with a pool of the same size, and
 * nothing else. No authentication, router, schemas, logs or limits, and no answer is kept.
 */
process.once('message', ({ databaseUrl, connections, isPrepared, ...context }: BarePlan) => {
  const types = { getTypeParser: (oid: number) => parsers[oid] ?? pg.types.getTypeParser(oid, 'text') }
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: connections,
    application_name: 'bare-server',
    types: types as pg.CustomTypesConfig,
  })
  pool.on('error', () => undefined) // the benchmark ends connections
  const routes = bareRoutes(context)
  const server = createServer(async (request, response) => {
    const { name, text, valuesOf, toAnswer } = routes(request.url ?? '')
    const { rows } = await pool.query({ ...(isPrepared && { name }), text, values: valuesOf() })
    const body = JSON.stringify(toAnswer(rows as never))
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
    })
    response.end(body)
  })
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
  process.once('disconnect', () => process.exit())
})

/** Types of columns: int8, numeric, date. */
const parsers: Record<number, (text: string) => unknown> = { 20: Number, 1700: Number, 1082: String }
