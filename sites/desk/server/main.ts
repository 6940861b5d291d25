import { resolve } from 'node:path'
import { startServer } from '@bailclair/site-kit/server/start-server.ts'
import { environment } from './environment.ts'

await startServer({
  dist: resolve(import.meta.dirname, '../dist'),
  environment,
  address: 'DESK_URL',
  // Documents are fetched with the access token and shown from memory: images in the page, PDFs in a page with a policy
  // of its own (decision 130).
  policy: { 'img-src': 'blob:' },
})
