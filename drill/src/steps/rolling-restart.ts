import type { Step } from '#step.ts'

export const rollingRestart: Step = {
  name: 'rolling-restart',
  title: 'SIGTERM and start of all servers, one after the other',
  run: ({ servers, proxy }, watch) =>
    watch.measure('rolling restart of all servers', {}, async () => {
      for (const server of Object.values(servers).flat()) {
        await server.stop()
        await server.start()
        await proxy.waitForServers()
      }
      return `${Object.values(servers).flat().length} servers`
    }),
}
