import { resolve } from 'node:path'
import { startServer } from '@bailclair/site-kit/server/start-server.ts'
import { environment } from './environment.ts'

await startServer({
  dist: resolve(import.meta.dirname, '../dist'),
  environment,
  address: 'DESK_URL',
  // Documents are fetched with the token and shown from memory: pictures in the page, PDFs by the browser's own
  // viewer in a frame, which is a plug-in (decision 130).
  policy: { 'img-src': 'blob:', 'frame-src': 'blob:', 'object-src': 'blob:' },
})
