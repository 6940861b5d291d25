import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

/** PDFs examined by veraPDF, for `npm run test:pdf`. */
export default defineConfig({
  root: join(import.meta.dirname, '../../..'),
  test: {
    include: ['api/test/pdf-checker/*.engine.ts'],
    testTimeout: 60_000,
    hookTimeout: 300_000,
    reporters: ['verbose'],
  },
})
