import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { hashSync, verifySync } from '@node-rs/argon2'
import type { HashingAnswer, HashingTask } from './hashing-threads.ts'

// On Linux a thread has its own priority, so hashing only uses idle processor time. Elsewhere this would slow down the
// whole server.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

parentPort?.on('message', (task: HashingTask) => parentPort?.postMessage(answer(task)))

function answer({ id, password, ...rest }: HashingTask): HashingAnswer {
  try {
    return { id, result: 'hash' in rest ? verifySync(rest.hash, password) : hashSync(password, rest.cost) }
  } catch (error) {
    return { id, error }
  }
}
