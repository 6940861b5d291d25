import { join, resolve } from 'node:path'
import { startServer } from '@bailclair/site-kit/server/start-server.ts'
import { environment } from './environment.ts'
import { loadGallery } from './gallery.ts'
import { servicePolicy } from './service-policy.ts'

const dist = resolve(import.meta.dirname, '../dist')

await startServer({
  dist,
  environment,
  address: 'WEB_URL',
  // Pages of documents are fetched and shown from memory (decision 256).
  policy: { 'img-src': 'blob:' },
  servicePolicy,
  loadMore: async ({ BAILCLAIR_MODE }) =>
    BAILCLAIR_MODE === 'one-machine' ? loadGallery(join(dist, 'gallery')) : new Map(),
})
