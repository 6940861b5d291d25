import type { Addresses } from '#stack/servers.ts'

/** The product that is filled. */
export type Surroundings = { at: Addresses; databaseUrl: string; giveUp: AbortSignal }
