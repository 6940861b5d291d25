import { setTimeout as sleep } from 'node:timers/promises'
import type { Step } from '#step.ts'

/** Answered with 503 meanwhile; what was acknowledged stays. */
const whilePoolerIsAwaySeconds = 10

export const killPgbouncer: Step = {
  name: 'kill-pgbouncer',
  title: 'kill -9 of PgBouncer, which systemd starts again',
  run: ({ pgbouncer }, watch) =>
    watch.measure('kill -9: PgBouncer', { errorsOf: 'all', unavailableSeconds: whilePoolerIsAwaySeconds }, async () => {
      await pgbouncer.crash()
      return ''
    }),
}

export const reloadProxy: Step = {
  name: 'reload-proxy',
  title: 'HAProxy reads its configuration again, three times',
  run: ({ proxy }, watch) =>
    watch.measure('reload of HAProxy', {}, async () => {
      for (let count = 0; count < 3; count++) {
        proxy.reload()
        await sleep(4_000)
      }
      return '3 reloads'
    }),
}

export const cutStore: Step = {
  name: 'cut-store',
  title: 'the S3 store is away for 20 seconds',
  run: ({ store }, watch) =>
    watch.measure('S3 store away for 20 s', { errorsOf: ['upload', 'download', 'erase'] }, async () => {
      store.signal('SIGKILL')
      await sleep(20_000)
      await store.start()
      return 'documents alone answer 503'
    }),
}
