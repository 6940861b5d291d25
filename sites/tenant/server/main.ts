import { resolve } from 'node:path'
import { startServer } from '@bailclair/site-kit/server/start-server.ts'
import { environment } from './environment.ts'

await startServer({
  dist: resolve(import.meta.dirname, '../dist'),
  environment,
  address: 'TENANT_URL',
  // A tab with a fetched PDF inherits the CSP; browsers show PDFs as plug-ins.
  policy: { 'object-src': 'blob:' },
})
