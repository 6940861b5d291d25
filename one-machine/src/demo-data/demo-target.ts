import type { Addresses } from '#stack/servers.ts'

/** The product that is filled. */
export type DemoTarget = { at: Addresses; databaseUrl: string; giveUp: AbortSignal }
