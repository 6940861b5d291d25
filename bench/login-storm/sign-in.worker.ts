import { constants, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { signIn } from '@bailclair/one-machine/stack/sign-in.ts'
import { UnexpectedAnswer } from '@bailclair/one-machine/stack/unexpected-answer.ts'
import type { SignInOutcome, SignIns } from './sign-in-all.ts'

// In reality visitors have their own computers, so their work here has a lower priority than the servers. On Linux this
// sets the priority of this thread only.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

const { addresses, people } = workerData as SignIns
const results = await Promise.allSettled(people.map((person) => signIn(addresses, 'owner', person)))

const outcome: SignInOutcome = { signedIn: 0, refused: 0, failures: [] }
for (const result of results) {
  if (result.status === 'fulfilled') outcome.signedIn++
  else if (result.reason instanceof UnexpectedAnswer && result.reason.isOverloaded) outcome.refused++
  else outcome.failures.push(String(result.reason))
}
parentPort?.postMessage(outcome)
