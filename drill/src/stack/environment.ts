import { operator, writeEnvironmentFiles } from '@bailclair/one-machine/release/production-settings.ts'
import type { Addresses } from './addresses.ts'
import type { Context } from './context.ts'
import { buckets } from './store.ts'

type Environment = Record<string, string>

/** Writes the environment files that the units read. */
export const writeSettings = (context: Context, at: Addresses): string =>
  writeEnvironmentFiles(context.makeFolder('settings'), settingsOf(context, at))

function settingsOf({ ports, secrets, authority }: Context, at: Addresses): Record<string, Environment> {
  const pooled = (role: keyof typeof secrets.database, name: string) =>
    `postgres://${role}:${secrets.database[role]}@127.0.0.1:${ports.pgbouncer}/${name}`
  const direct = (role: keyof typeof secrets.database, name: string) =>
    `postgres://${role}:${secrets.database[role]}@127.0.0.1:${ports.postgresPrimary}/${name}?sslmode=verify-full`

  const site: Environment = {
    ...operator,
    NODE_ENV: 'production',
    NODE_EXTRA_CA_CERTS: authority.certificateFile,
    WEB_URL: at.web,
    API_URL: at.api,
    IDENTITY_URL: at.identity,
    TENANT_URL: at.tenant,
    DESK_URL: at.desk,
    CONSENT_QUESTION: 'configured',
    HOST: '127.0.0.1',
    // above the interval of the proxy's health check
    DRAIN_DELAY_MS: '3000',
  }
  const api: Environment = {
    TRUSTED_PROXIES: '127.0.0.1',
    DATABASE_URL: pooled('bailclair_api', 'bailclair'),
    DATABASE_DIRECT_URL: direct('bailclair_api', 'bailclair'),
    SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
    IDENTITY_INTERNAL_URL: `http://127.0.0.1:${ports.identityInternal}`,
    BAILCLAIR_API_CLIENT_SECRET: secrets.apiClient,
    ADDRESS_API_URL: `https://localhost:${ports.addressTls}`,
    DPE_API_URL: `https://localhost:${ports.registryTls}`,
    DPE_CLIENT_ID: secrets.registryClientId,
    DPE_CLIENT_SECRET: secrets.registryClient,
    DOCUMENT_S3_URL: `https://localhost:${ports.store}/${buckets.documents}`,
    DOCUMENT_S3_ACCESS_KEY_ID: secrets.storeKeyId,
    DOCUMENT_S3_SECRET_ACCESS_KEY: secrets.storeKey,
    DOCUMENT_KEY: secrets.documentKey,
    TOKEN_KEY: secrets.tokenKey,
    PSEUDONYM_KEY: secrets.pseudonymKey,
  }
  const identity: Environment = {
    TRUSTED_PROXIES: '127.0.0.1',
    IDENTITY_DATABASE_URL: pooled('bailclair_identity', 'bailclair_identity'),
    IDENTITY_DATABASE_DIRECT_URL: direct('bailclair_identity', 'bailclair_identity'),
    COOKIE_KEYS: secrets.cookieKeys,
    SIGNING_KEY_ENCRYPTION_KEYS: secrets.signingKeyEncryptionKeys,
    PSEUDONYM_KEY: secrets.identityPseudonymKey,
    BAILCLAIR_API_CLIENT_SECRET: secrets.apiClient,
  }
  const worker: Environment = {
    DATABASE_URL: pooled('bailclair_worker', 'bailclair'),
    DATABASE_DIRECT_URL: direct('bailclair_worker', 'bailclair'),
  }
  const website: Environment = {
    API_INTERNAL_URL: `http://127.0.0.1:${ports.apiInternal}/api/`,
    ASSETS_S3_URL: `https://localhost:${ports.store}/${buckets.assets}`,
    ASSETS_S3_ACCESS_KEY_ID: secrets.storeKeyId,
    ASSETS_S3_SECRET_ACCESS_KEY: secrets.storeKey,
  }
  const migrations = {
    migrate: { DATABASE_URL: direct('bailclair', 'bailclair') },
    'migrate-identity': {
      IDENTITY_DATABASE_URL: direct('bailclair', 'bailclair_identity'),
      IDENTITY_DATABASE_DIRECT_URL: direct('bailclair', 'bailclair_identity'),
    },
  }
  return {
    ...{ site, api, 'api-worker': worker, identity, ...migrations },
    ...{ owner: website, tenant: website, desk: website },
  }
}
