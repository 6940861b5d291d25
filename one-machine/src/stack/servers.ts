import { join } from 'node:path'
import type { Ports } from '#ports.ts'
import { demonstration } from './demonstration.ts'
import type { ServerPlan } from './server-process.ts'

export const addressesOf = (ports: Ports) => ({
  web: `http://localhost:${ports.web}`,
  api: `http://localhost:${ports.api}/api/`,
  identity: `http://localhost:${ports.identity}`,
  tenant: `http://localhost:${ports.tenant}`,
  mailbox: `http://localhost:${ports.mailbox}`,
  address: `http://localhost:${ports.address}`,
  registry: `http://localhost:${ports.registry}`,
  federation: `http://localhost:${ports.federation}`,
  desk: `http://localhost:${ports.desk}`,
  services: `http://localhost:${ports.services}`,
})
export type Addresses = ReturnType<typeof addressesOf>

/** JSON of addresses that browsers use instead, where a test gives the servers hosts of their own. */
export const publicUrlsVariable = 'ONE_MACHINE_PUBLIC_URLS'

const commonEnv = (ports: Ports): Record<string, string> => {
  const at = addressesOf(ports)
  return {
    BAILCLAIR_MODE: 'one-machine',
    WEB_URL: at.web,
    API_URL: at.api,
    IDENTITY_URL: at.identity,
    TENANT_URL: at.tenant,
    DESK_URL: at.desk,
    ...JSON.parse(process.env[publicUrlsVariable] ?? '{}'),
  }
}

/** Without `DATABASE_URL`. */
export const apiPlan = (ports: Ports, dataDir: string): ServerPlan => ({
  script: 'api/src/main.ts',
  env: {
    ...commonEnv(ports),
    PORT: String(ports.api),
    METRICS_PORT: String(ports.metrics),
    SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
    BAILCLAIR_API_CLIENT_SECRET: demonstration.apiClientSecret,
    ADDRESS_API_URL: addressesOf(ports).address,
    DPE_API_URL: addressesOf(ports).registry,
    DPE_CLIENT_ID: demonstration.registryClientId,
    DPE_CLIENT_SECRET: demonstration.registryClientSecret,
    FILES_WEBHOOK_SECRET: demonstration.webhookSecret,
    DOCUMENT_FOLDER: join(dataDir, 'documents'),
  },
  health: [`${addressesOf(ports).api}health/ready`],
})

/** Without `IDENTITY_DATABASE_URL`. */
export const identityPlan = (ports: Ports): ServerPlan => ({
  script: 'identity/src/main.ts',
  env: {
    ...commonEnv(ports),
    PORT: String(ports.identity),
    METRICS_PORT: String(ports.identityMetrics),
    BAILCLAIR_API_CLIENT_SECRET: demonstration.apiClientSecret,
    FEDERATION_ISSUER: addressesOf(ports).federation,
    FEDERATION_CLIENT_SECRET: demonstration.federationClientSecret,
  },
  health: [`${addressesOf(ports).identity}/health/ready`],
})

export const webPlan = (ports: Ports): ServerPlan => ({
  script: 'sites/owner/server/main.ts',
  env: { ...commonEnv(ports), PORT: String(ports.web) },
  health: [addressesOf(ports).web],
})

export const tenantPlan = (ports: Ports): ServerPlan => ({
  script: 'sites/tenant/server/main.ts',
  env: { ...commonEnv(ports), PORT: String(ports.tenant) },
  health: [addressesOf(ports).tenant],
})

export const deskPlan = (ports: Ports): ServerPlan => ({
  script: 'sites/desk/server/main.ts',
  env: { ...commonEnv(ports), PORT: String(ports.desk) },
  health: [addressesOf(ports).desk],
})

export const standInsPlan = (ports: Ports, dataDir: string): ServerPlan => ({
  script: 'stand-ins/src/main.ts',
  env: {
    MAILBOX_PORT: String(ports.mailbox),
    PHONE_SECRET: demonstration.codeSecret,
    SMTP_PORT: String(ports.smtp),
    ADDRESS_PORT: String(ports.address),
    REGISTRY_PORT: String(ports.registry),
    DPE_CLIENT_ID: demonstration.registryClientId,
    DPE_CLIENT_SECRET: demonstration.registryClientSecret,
    FEDERATION_PORT: String(ports.federation),
    FEDERATION_CLIENT_SECRET: demonstration.federationClientSecret,
    IDENTITY_URL: addressesOf(ports).identity,
    DATA_DIR: dataDir,
  },
  health: (['mailbox', 'address', 'registry', 'federation'] as const).map((part) => addressesOf(ports)[part]),
})
