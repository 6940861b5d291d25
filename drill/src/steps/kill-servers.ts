import { type ServerKind, serverKinds } from '@bailclair/one-machine/release/server-units.ts'
import type { Step } from '#step.ts'

const titles: Record<ServerKind, string> = {
  identity: 'an identity server',
  api: 'an API that answers requests',
  worker: 'an API that sends mails and runs jobs',
  owner: 'an owner site',
  tenant: 'a tenant area',
  desk: 'a verification desk',
}

/** A mail that was handed over while its worker died may come again, with the same Message-ID (docs/operations.md). */
const mailsInHand = 4

const killOf = (kind: ServerKind): Step => ({
  name: `kill-${kind}`,
  title: `kill -9 of ${titles[kind]}, then of the other one`,
  run: ({ servers, proxy }, watch) =>
    watch.measure(`kill -9: ${titles[kind]}`, kind === 'worker' ? { doubledMails: mailsInHand } : {}, async () => {
      for (const server of servers[kind]) {
        await server.crash()
        await proxy.waitForServers()
      }
      return ''
    }),
})

export const killServers: readonly Step[] = serverKinds.map(killOf)
