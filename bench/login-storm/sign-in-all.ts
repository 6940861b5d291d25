import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Addresses } from '@bailclair/one-machine/stack/servers.ts'
import type { Person } from '@bailclair/one-machine/stack/sign-in.ts'

export type SignIns = { addresses: Addresses; people: readonly Person[] }
export type SignInOutcome = { signedIn: number; refused: number; failures: string[] }

/** All people sign in at once, in a worker thread, so that this work does not delay the measurements here. */
export async function signInAll(signIns: SignIns): Promise<SignInOutcome> {
  const thread = new Worker(new URL('./sign-in.worker.ts', import.meta.url), { workerData: signIns })
  const [outcome] = await once(thread, 'message')
  return outcome as SignInOutcome
}
