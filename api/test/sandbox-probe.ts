import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync, writeSync } from 'node:fs'
import { connect } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { Worker } from 'node:worker_threads'

/** Tries what a document that took over the process would try. Says of each attempt whether it succeeded. */
const { port, socket, file, settings } = JSON.parse((await buffer(process.stdin)).toString()) as Record<string, string>
const attempt = (work: () => unknown) =>
  Promise.resolve()
    .then(work)
    .then(
      () => true,
      () => false,
    )
const connects = (address: { port: number; host: string } | { path: string }) =>
  attempt(
    () =>
      new Promise((resolve, reject) => {
        connect({ ...address, timeout: 1_000 }, () => resolve(true))
          .on('error', reject)
          .on('timeout', reject)
      }),
  )
const answer = {
  readsOurs: await attempt(() => readFileSync(new URL(import.meta.resolve('sharp')))),
  readsOthers: await attempt(() => readFileSync('/etc/hostname')),
  readsSettings: await attempt(() => readFileSync(`${settings}`)),
  readsParent: await attempt(() => readFileSync(`/proc/${process.ppid}/environ`)),
  writes: await attempt(() => writeFileSync(`${file}`, 'x')),
  runsPrograms: await attempt(() => spawn('true')),
  startsThreads: await attempt(() => new Worker('0', { eval: true })),
  evaluates: await attempt(() => new Function('return 1')()),
  hasSecrets: Object.keys(process.env).some((name) => !['PATH', 'PWD', 'OLDPWD', 'SHLVL', '_'].includes(name)),
  connects: await connects({ port: Number(port), host: '127.0.0.1' }),
  connectsToSocket: await connects({ path: `${socket}` }),
}
writeSync(3, JSON.stringify(answer))
process.exit()
