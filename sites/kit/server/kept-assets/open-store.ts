import { join } from 'node:path'
import { openS3Bucket } from '@bailclair/server-kit/object-store/s3-bucket.ts'
import type { AssetStore } from './asset-store.ts'
import { openFolderStore } from './folder-store.ts'
import type { AssetStoreSettings } from './variables.ts'

/** In milliseconds, for one call. */
const timeoutMs = 5_000

/** Undefined when the operator keeps no assets. Each site has a folder of its own. */
export function openAssetStore(config: AssetStoreSettings, site: string): AssetStore | undefined {
  if (config.ASSETS_S3_URL)
    return openS3Bucket({
      url: `${config.ASSETS_S3_URL.replace(/\/+$/, '')}/${site}`,
      region: config.ASSETS_S3_REGION,
      accessKeyId: config.ASSETS_S3_ACCESS_KEY_ID,
      secretAccessKey: config.ASSETS_S3_SECRET_ACCESS_KEY,
      timeoutMs,
    })
  return config.ASSETS_FOLDER ? openFolderStore(join(config.ASSETS_FOLDER, site)) : undefined
}
