import { resolve } from 'node:path'
import { startServer } from '@bailclair/site-kit/server/start-server.ts'
import { environment } from './environment.ts'

await startServer({
  dist: resolve(import.meta.dirname, '../dist'),
  environment,
  address: 'DESK_URL',
  // Pages of documents are fetched with the access token and shown from memory (decision 256).
  policy: { 'img-src': 'blob:' },
})
