import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { hashSync, verifySync } from '@node-rs/argon2'
import type { HashingAnswer, HashingTask } from './hashing-threads.ts'

// On Linux a thread has a priority of its own: hashing takes the processor time that nobody else asks for. Elsewhere
// the whole server would be slowed down.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

parentPort?.on('message', (task: HashingTask) => parentPort?.postMessage(answer(task)))

function answer({ id, password, ...rest }: HashingTask): HashingAnswer {
  try {
    return { id, result: 'hash' in rest ? verifySync(rest.hash, password) : hashSync(password, rest.cost) }
  } catch (error) {
    return { id, error }
  }
}
