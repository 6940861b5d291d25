// Plain JavaScript: start.mjs needs it on Node 20, before anything is installed.
import { createHash } from 'node:crypto'
import { connect, createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** An abstract socket: no file is left behind, and the kernel frees it when its holder dies, however it dies. */
const addressOf = (purpose, path) => `\0bailclair-${purpose}-${createHash('sha256').update(path).digest('hex')}`

export function claim(purpose, path, answer = '') {
  if (process.platform !== 'linux') return Promise.resolve(() => undefined)
  const holder = createServer((caller) => caller.on('error', () => caller.destroy()).end(answer))
  return new Promise((resolve, reject) => {
    holder.once('error', (error) => (error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error)))
    holder.listen(addressOf(purpose, path), () => {
      holder.unref()
      resolve(() => holder.close())
    })
  })
}

export function askHolder(purpose, path) {
  return new Promise((resolve) => {
    const caller = connect(addressOf(purpose, path))
    caller.once('data', (answer) => resolve(answer.toString()))
    caller.once('error', () => resolve(undefined)) // the holder has just ended
  })
}

export async function takeTurn(purpose, path, onWait) {
  for (let hasWaited = false; ; hasWaited = true) {
    const release = await claim(purpose, path)
    if (release) return release
    if (!hasWaited) onWait()
    await sleep(100)
  }
}
