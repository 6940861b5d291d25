import { resolve } from 'node:path'
import { startServer } from '@bailclair/site-kit/server/start-server.ts'
import { environment } from './environment.ts'
import { findOldFileLink } from './old-file-link.ts'

await startServer({
  dist: resolve(import.meta.dirname, '../dist'),
  environment,
  address: 'TENANT_URL',
  // thumbnails and pages of documents (decision 256)
  policy: { 'img-src': 'blob:' },
  redirectOf: ({ WEB_URL }) => findOldFileLink(WEB_URL),
})
