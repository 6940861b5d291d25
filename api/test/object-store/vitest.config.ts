import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

/** Tests on a real S3 engine, for `npm run test:object-store`. */
export default defineConfig({
  root: join(import.meta.dirname, '../../..'),
  test: {
    include: ['api/test/object-store/*.engine.ts'],
    globalSetup: ['api/test/postgres.setup.ts'],
    testTimeout: 120_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
    fileParallelism: false,
    reporters: ['verbose'],
  },
})
