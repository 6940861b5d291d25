import { join } from 'node:path'
import { projectRoot } from '@bailclair/one-machine/project.ts'
import { answersOk } from '#machine/probes.ts'
import type { Context } from './context.ts'
import { startTlsFront } from './tls-front.ts'

/** Address directory and certificate registry: national services that a drill must not call. */
export async function startStandIns(context: Context): Promise<void> {
  const { ports, secrets, authority } = context
  const service = context.service({
    name: 'stand-ins',
    command: [process.execPath, join(projectRoot, 'stand-ins/src/main.ts')],
    env: {
      MAILBOX_PORT: String(ports.mailbox),
      SMTP_PORT: String(ports.mailboxSmtp),
      ADDRESS_PORT: String(ports.address),
      REGISTRY_PORT: String(ports.registry),
      DPE_CLIENT_ID: secrets.registryClientId,
      DPE_CLIENT_SECRET: secrets.registryClient,
      FEDERATION_PORT: String(ports.federation),
      FEDERATION_CLIENT_SECRET: secrets.federationClient,
      IDENTITY_URL: `http://127.0.0.1:${ports.identityInternal}`,
      DATA_DIR: context.makeFolder('stand-ins'),
    },
    isReady: answersOk(`http://localhost:${ports.registry}`),
  })
  await service.start()
  for (const front of [
    await startTlsFront(authority, ports.addressTls, ports.address),
    await startTlsFront(authority, ports.registryTls, ports.registry),
  ])
    context.onEnd(front.stop)
}
