import type { Addresses } from '#stack/servers.ts'
import type { CallerOf } from './api-caller.ts'

/** The running product that gets the demo data. */
export type DemoTarget = { at: Addresses; databaseUrl: string; signal: AbortSignal; callerOf: CallerOf }
