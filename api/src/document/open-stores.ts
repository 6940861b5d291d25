import type { Deps } from '#deps.ts'
import type { Config } from '#platform/config/environment.ts'
import type { ObserveOutbound } from '#platform/outbound/outbound.ts'
import { openFolderStore } from './folder-store.ts'
import { openS3Store, type S3Settings } from './s3-store.gateway.ts'
import type { SingleStore } from './store-port.ts'

/** `old`: where documents still are that were not moved yet. */
export type Stores = { current: SingleStore; old: SingleStore | undefined }

type Outside = Pick<Deps, 'clock'> & { observe: ObserveOutbound; config: StoreConfig }
type StoreConfig = Pick<Config, 'DOCUMENT_FOLDER' | `DOCUMENT_${'OLD_' | ''}S3_${S3Name}`> &
  Pick<Config, 'DOCUMENT_OLD_FOLDER' | 'DOCUMENT_S3_TIMEOUT_MS' | 'DOCUMENT_S3_ENCRYPTION' | 'DOCUMENT_S3_KMS_KEY_ID'>
type S3Name = 'URL' | 'REGION' | 'ACCESS_KEY_ID' | 'SECRET_ACCESS_KEY'

export function openStores({ config, ...outside }: Outside): Stores {
  const current = config.DOCUMENT_S3_URL
    ? openS3Store(outside, s3Settings(config))
    : openFolderStore(config.DOCUMENT_FOLDER)
  const old = config.DOCUMENT_OLD_S3_URL
    ? openS3Store(outside, oldS3Settings(config))
    : config.DOCUMENT_OLD_FOLDER && openFolderStore(config.DOCUMENT_OLD_FOLDER)
  return { current, old: old || undefined }
}

const s3Settings = (config: StoreConfig): S3Settings => ({
  url: config.DOCUMENT_S3_URL,
  region: config.DOCUMENT_S3_REGION,
  accessKeyId: config.DOCUMENT_S3_ACCESS_KEY_ID,
  secretAccessKey: config.DOCUMENT_S3_SECRET_ACCESS_KEY,
  timeoutMs: config.DOCUMENT_S3_TIMEOUT_MS,
  encryption: encryptionHeaders(config),
})

/** Of a put only: a get with them is refused. */
function encryptionHeaders(config: StoreConfig): Record<string, string> {
  const { DOCUMENT_S3_ENCRYPTION: kind, DOCUMENT_S3_KMS_KEY_ID: keyId } = config
  if (kind === '') return {}
  const name = 'x-amz-server-side-encryption'
  return { [name]: kind, ...(kind === 'aws:kms' && keyId && { [`${name}-aws-kms-key-id`]: keyId }) }
}

/** Nothing is written there. */
const oldS3Settings = (config: StoreConfig): S3Settings => ({
  url: config.DOCUMENT_OLD_S3_URL,
  region: config.DOCUMENT_OLD_S3_REGION,
  accessKeyId: config.DOCUMENT_OLD_S3_ACCESS_KEY_ID,
  secretAccessKey: config.DOCUMENT_OLD_S3_SECRET_ACCESS_KEY,
  timeoutMs: config.DOCUMENT_S3_TIMEOUT_MS,
})
