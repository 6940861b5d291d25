import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** Runs a load in a thread, so that it does not delay the measurements here. It prints its own figures when it ends. */
export async function startWorker(file: URL, workerData: unknown) {
  const thread = new Worker(file, { workerData })
  const failed = once(thread, 'error').then(([error]) => Promise.reject(error))
  failed.catch(() => undefined)
  return {
    stop: async () => {
      const ended = once(thread, 'exit')
      thread.postMessage('stop')
      await Promise.race([ended, failed])
    },
  }
}
