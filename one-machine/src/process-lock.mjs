// Plain JavaScript: start.mjs needs it on Node 20, before anything is installed.
import { createHash } from 'node:crypto'
import { connect, createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** An abstract Unix socket leaves no file behind, and the kernel releases it even when the process is killed. */
const addressOf = (purpose, path) => `\0bailclair-${purpose}-${createHash('sha256').update(path).digest('hex')}`

export function tryLock(purpose, path, info = '') {
  if (process.platform !== 'linux') return Promise.resolve(() => undefined)
  const server = createServer((client) => client.on('error', () => client.destroy()).end(info))
  return new Promise((resolve, reject) => {
    server.once('error', (error) => (error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error)))
    server.listen(addressOf(purpose, path), () => {
      server.unref()
      resolve(() => server.close())
    })
  })
}

export function readLockInfo(purpose, path) {
  return new Promise((resolve) => {
    const client = connect(addressOf(purpose, path))
    client.once('data', (info) => resolve(info.toString()))
    client.once('error', () => resolve(undefined)) // the lock was just released
  })
}

export async function waitForLock(purpose, path, onWait) {
  for (let hasWaited = false; ; hasWaited = true) {
    const release = await tryLock(purpose, path)
    if (release) return release
    if (!hasWaited) onWait()
    await sleep(100)
  }
}
