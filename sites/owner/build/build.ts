import { join, resolve } from 'node:path'
import { buildSite } from '@bailclair/site-kit/build/build-site.ts'
import { buildGallery } from './build-gallery.ts'

await buildSite({
  root: resolve(import.meta.dirname, '..'),
  buildMore: (shared, folder) => buildGallery(shared, join(folder, 'gallery')),
})
