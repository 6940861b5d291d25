import { constants, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { signIn } from '@bailclair/one-machine/stack/sign-in.ts'
import type { Storm, StormOutcome } from './raise-storm.ts'

// The visitors' computers are not this one: here their work gives way to that of the servers. On Linux this is the
// priority of the thread alone.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

const { addresses, people } = workerData as Storm
const results = await Promise.allSettled(people.map((person) => signIn(addresses, 'owner', person)))

const outcome: StormOutcome = { signedIn: 0, refused: 0, failures: [] }
for (const result of results) {
  if (result.status === 'rejected') outcome.failures.push(String(result.reason))
  else if (result.value === 'refused') outcome.refused++
  else outcome.signedIn++
}
parentPort?.postMessage(outcome)
