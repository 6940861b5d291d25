import { defineConfig } from 'vitest/config'

/** Creating a document is slow: each worker creates one, and every file still loads its own modules. */
const oneDocumentPerWorker = { environment: 'happy-dom', pool: 'vmThreads' } as const

/** For workspaces whose modules keep no state that a test could leave behind: loading them per file is slow. */
const modulesOncePerWorker = { isolate: false } as const

/** A busy machine makes tests slow, not wrong. */
const patience = { testTimeout: 60_000, hookTimeout: 180_000, expect: { poll: { timeout: 30_000 } } } as const

const server = { ...patience, ...modulesOncePerWorker }

/** `findBy…` waits longer for components that load lazily. */
const components = { ...patience, ...oneDocumentPerWorker, setupFiles: ['sites/kit/test/async-timeout.setup.ts'] }

/** One project per workspace, longest first: `vitest run --project domain` runs the rules alone, in about a second. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'api',
          include: ['api/src/**/*.test.ts', 'api/test/**/*.test.ts'],
          globalSetup: ['api/test/postgres.setup.ts'],
          setupFiles: ['api/test/plans.setup.ts'],
          ...server,
        },
      },
      {
        test: { name: 'one-machine', include: ['one-machine/src/**/*.test.ts'], ...patience },
      },
      {
        test: {
          name: 'identity',
          include: ['identity/src/**/*.test.ts', 'identity/test/**/*.test.ts'],
          globalSetup: ['identity/test/postgres.setup.ts'],
          setupFiles: ['identity/test/plans.setup.ts'],
          ...server,
        },
      },
      {
        extends: './sites/kit/vite.config.ts',
        test: { name: 'owner-site', include: ['sites/owner/src/**/*.test.{ts,tsx}'], ...components },
      },
      {
        extends: './sites/kit/vite.config.ts',
        test: { name: 'site-kit', include: ['sites/kit/src/**/*.test.{ts,tsx}'], ...components },
      },
      {
        extends: './sites/kit/vite.config.ts',
        test: { name: 'tenant-site', include: ['sites/tenant/src/**/*.test.{ts,tsx}'], ...components },
      },
      { test: { name: 'stand-ins', include: ['stand-ins/src/**/*.test.ts'], ...server } },
      {
        test: {
          name: 'server-kit',
          include: ['server-kit/src/**/*.test.ts'],
          globalSetup: ['server-kit/test/postgres.setup.ts'],
          ...server,
        },
      },
      {
        extends: './sites/kit/vite.config.ts',
        test: { name: 'desk-site', include: ['sites/desk/src/**/*.test.{ts,tsx}'], ...components },
      },
      { test: { name: 'site-servers', include: ['sites/*/{server,build}/**/*.test.ts'], ...server } },
      { test: { name: 'domain', include: ['domain/src/**/*.test.ts'], ...server } },
      { test: { name: 'texts', include: ['texts/src/**/*.test.ts'], ...server } },
    ],
  },
})
