import { defineConfig } from 'vitest/config'

/** Making a document costs more than most tests: each worker makes one, and every file still has modules of its own. */
const oneDocumentPerWorker = { environment: 'happy-dom', pool: 'vmThreads' } as const

/** Where no module keeps a state that a test could leave behind: loading them for each file took half the time. */
const modulesOncePerWorker = { isolate: false } as const

/** A machine that is busy with something else makes tests slow, not wrong. */
const patience = { testTimeout: 20_000, hookTimeout: 60_000, expect: { poll: { timeout: 10_000 } } } as const

/** Components: `findBy…` waits for what loads lazily. */
const components = { ...patience, setupFiles: ['sites/kit/test/async-timeout.setup.ts'] }

/** One project per workspace: `vitest run --project domain` runs the rules alone, in about a second. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'domain', include: ['domain/src/**/*.test.ts'], ...patience, ...modulesOncePerWorker } },
      {
        test: {
          name: 'server-kit',
          include: ['server-kit/src/**/*.test.ts'],
          globalSetup: ['server-kit/test/postgres.setup.ts'],
          ...patience,
        },
      },
      {
        test: {
          name: 'api',
          include: ['api/src/**/*.test.ts', 'api/test/**/*.test.ts'],
          globalSetup: ['api/test/postgres.setup.ts'],
          ...patience,
          ...modulesOncePerWorker,
        },
      },
      {
        test: {
          name: 'identity',
          include: ['identity/src/**/*.test.ts', 'identity/test/**/*.test.ts'],
          globalSetup: ['identity/test/postgres.setup.ts'],
          ...patience,
        },
      },
      {
        extends: './sites/kit/vite.config.ts',
        test: {
          name: 'site-kit',
          include: ['sites/kit/src/**/*.test.{ts,tsx}'],
          ...oneDocumentPerWorker,
          ...components,
        },
      },
      { test: { name: 'site-servers', include: ['sites/*/{server,build}/**/*.test.ts'], ...patience } },
      {
        extends: './sites/kit/vite.config.ts',
        test: {
          name: 'owner-site',
          include: ['sites/owner/src/**/*.test.{ts,tsx}'],
          ...oneDocumentPerWorker,
          ...components,
        },
      },
      {
        extends: './sites/kit/vite.config.ts',
        test: {
          name: 'tenant-site',
          include: ['sites/tenant/src/**/*.test.{ts,tsx}'],
          ...oneDocumentPerWorker,
          ...components,
        },
      },
      {
        extends: './sites/kit/vite.config.ts',
        test: {
          name: 'desk-site',
          include: ['sites/desk/src/**/*.test.{ts,tsx}'],
          ...oneDocumentPerWorker,
          ...components,
        },
      },
      { test: { name: 'stand-ins', include: ['stand-ins/src/**/*.test.ts'], ...patience } },
      {
        test: {
          name: 'one-machine',
          include: ['one-machine/src/**/*.test.ts'],
          ...patience,
          testTimeout: 60_000, // whole products start and stop here
        },
      },
    ],
  },
})
