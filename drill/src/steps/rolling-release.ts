import { setTimeout as sleep } from 'node:timers/promises'
import { makeNextRelease } from '#stack/next-release.ts'
import { runBy } from '#stack/servers.ts'
import type { Step } from '#step.ts'

export const rollingRelease: Step = {
  name: 'rolling-release',
  title: 'the next release of the sites, one server after the other; pages load assets of either release',
  run: async ({ context, release, servers }, watch) => {
    const next = await makeNextRelease(context, release)
    return watch.measure('rolling release of the sites', {}, async () => {
      for (const number of [1, 2] as const) {
        for (const kind of ['owner', 'tenant', 'desk'] as const) {
          const server = servers[kind][number - 1]
          await server?.stop()
          server?.replan(runBy(next, kind, context.ports[`${kind}-${number}`]))
          await server?.start()
        }
        await sleep(10_000) // both releases side by side, then the next one alone
      }
      return 'two releases side by side'
    })
  },
}
