import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

/** Tests on a real clamd, for `npm run test:virus-scanner`. */
export default defineConfig({
  root: join(import.meta.dirname, '../../..'),
  test: {
    include: ['api/test/virus-scanner/*.engine.ts'],
    globalSetup: ['api/test/postgres.setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    fileParallelism: false,
    reporters: ['verbose'],
  },
})
