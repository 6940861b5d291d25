import { once } from 'node:events'
import { createServer } from 'node:http'

/** A registry of prom-client. */
type Metrics = { metrics: () => Promise<string>; contentType: string }

/** Serves metrics on a private port that visitors cannot reach. */
export async function serveMetrics(
  metrics: Metrics,
  { METRICS_HOST, METRICS_PORT }: { METRICS_HOST: string; METRICS_PORT: number },
) {
  const server = createServer({ requestTimeout: 5_000 }, async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return response.writeHead(404).end()
    try {
      const text = await metrics.metrics()
      response.writeHead(200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' }).end(text)
    } catch {
      response.writeHead(503).end() // a gauge queries the database, which may be down
    }
  })
  server.listen(METRICS_PORT, METRICS_HOST)
  await once(server, 'listening')
  return {
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
