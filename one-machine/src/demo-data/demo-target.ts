import type { Addresses } from '#stack/servers.ts'

/** The running product that gets the demo data. */
export type DemoTarget = { at: Addresses; databaseUrl: string; signal: AbortSignal }
