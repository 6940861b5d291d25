import { setTimeout as sleep } from 'node:timers/promises'
import type { Step } from '#step.ts'

export const rollingRestart: Step = {
  name: 'rolling-restart',
  title: 'SIGTERM and start of all servers, one after the other',
  run: ({ servers }, watch) =>
    watch.measure('rolling restart of all servers', {}, async () => {
      for (const server of Object.values(servers).flat()) {
        await server.stop()
        await server.start()
        await sleep(3_000) // until the proxy has noticed
      }
      return `${Object.values(servers).flat().length} servers`
    }),
}
