import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import type { Statement } from './record-statements.ts'

/** `answers` has the SQL statements of one response, by path. */
export type BarePlan = { databaseUrl: string; connections: number; answers: Record<string, Statement[]> }

/** No router, rules, authentication or schemas: the least code between HTTP and this SQL. */
process.once('message', (plan: BarePlan) => {
  const pool = new pg.Pool({ connectionString: plan.databaseUrl, max: plan.connections })
  const server = createServer(async (request, response) => {
    const rows: unknown[] = []
    for (const { text, values } of plan.answers[request.url ?? ''] ?? [])
      rows.push((await pool.query(text, values)).rows)
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(rows))
  })
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
  process.once('disconnect', () => process.exit())
})
