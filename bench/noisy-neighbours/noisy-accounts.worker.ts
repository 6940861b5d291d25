import { constants, setPriority } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { download, type Noise } from './download.ts'

// In reality visitors have their own computers, so their work here has a lower priority than the servers.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

/** Between two calls; somebody who was refused waits longer. */
const [pauseMs, refusedPauseMs] = [100, 1_000]
const counts = new Map<string, number>()
let isOver = false
parentPort?.once('message', () => {
  isOver = true
  for (const [outcome, times] of [...counts].toSorted()) console.log(`  ${outcome}: ${times}`)
  process.exit(0)
})

async function repeat(noise: Noise) {
  while (!isOver) {
    const outcome = await download(noise).then(
      ({ status }) => String(status),
      () => 'failed',
    )
    const key = `${noise.name} ${outcome}`
    counts.set(key, (counts.get(key) ?? 0) + 1)
    await sleep(outcome === '200' ? pauseMs : refusedPauseMs)
  }
}
for (const noise of workerData as Noise[]) for (let index = 0; index < noise.atOnce; index++) void repeat(noise)
