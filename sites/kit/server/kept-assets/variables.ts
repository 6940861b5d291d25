import type { Environment } from '@bailclair/server-kit/config/parse-environment.ts'
import { variable } from '@bailclair/server-kit/config/site-environment.ts'
import { described, secret } from '@bailclair/server-kit/config/variables.ts'
import { z } from 'zod/mini'

/** Where the files of all releases are, see docs/operations.md. */
export const assetStoreVariables = {
  ASSETS_FOLDER: variable.text(
    '',
    'Folder that all instances of the sites share, with the files of earlier releases; empty, and ASSETS_S3_URL too: each instance knows its own release only',
  ),
  ASSETS_S3_URL: described(
    z._default(z.union([z.literal(''), z.url({ protocol: /^https?$/ })]), ''),
    'The same in an S3-compatible store, with the bucket in the path: https://s3.example.org/bucket',
  ),
  ASSETS_S3_REGION: variable.text('us-east-1', 'Region of that store'),
  ASSETS_S3_ACCESS_KEY_ID: secret(z._default(z.string(), ''), 'Access key of that store'),
  ASSETS_S3_SECRET_ACCESS_KEY: secret(z._default(z.string(), ''), 'Secret of that access key'),
  ASSETS_PUBLISH_AT_START: variable.flag(
    true,
    'Publish the own files before listening; false: publish-assets.ts does, and the site needs to read only',
  ),
}

export type AssetStoreSettings = z.output<z.ZodMiniObject<typeof assetStoreVariables>>

/** A store needs credentials, and HTTPS in production, because it holds scripts. */
export function assetStoreProblems(env: Environment): string[] {
  const { ASSETS_S3_URL: url, ASSETS_FOLDER: folder, NODE_ENV } = env as Record<string, string | undefined>
  if (!url) return []
  return [
    ...(folder ? ['ASSETS_FOLDER: set it or ASSETS_S3_URL, not both'] : []),
    ...['ASSETS_S3_ACCESS_KEY_ID', 'ASSETS_S3_SECRET_ACCESS_KEY']
      .filter((name) => !env[name])
      .map((name) => `${name} is missing`),
    ...(NODE_ENV === 'production' && !url.startsWith('https://')
      ? ['ASSETS_S3_URL: production needs an https:// address']
      : []),
  ]
}
