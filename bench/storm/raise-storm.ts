import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Addresses } from '@bailclair/one-machine/stack/servers.ts'
import type { Person } from '@bailclair/one-machine/stack/sign-in.ts'

export type Storm = { addresses: Addresses; people: readonly Person[] }
export type StormOutcome = { signedIn: number; refused: number; failures: string[] }

/**
 * Everyone signs in at the same moment; resolves when the last of them has an answer. In a thread of its own, so that
 * what is measured meanwhile does not wait for them here.
 */
export async function raiseStorm(storm: Storm): Promise<StormOutcome> {
  const thread = new Worker(new URL('./storm-thread.ts', import.meta.url), { workerData: storm })
  const [outcome] = await once(thread, 'message')
  return outcome as StormOutcome
}
