import { resolve } from 'node:path'
import { buildSite } from '@bailclair/site-kit/build/build-site.ts'

await buildSite({ root: resolve(import.meta.dirname, '..') })
