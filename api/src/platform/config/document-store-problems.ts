import type { Environment } from '@bailclair/server-kit/config/parse-environment.ts'

/** Documents need a folder or an S3 store. A store needs credentials, and HTTPS in production. */
export function documentStoreProblems(env: Environment): string[] {
  const hasOne = env['DOCUMENT_S3_URL'] || env['DOCUMENT_FOLDER']
  return [
    ...(hasOne ? [] : ['DOCUMENT_FOLDER is missing, or DOCUMENT_S3_URL instead of it']),
    ...s3Problems(env, 'DOCUMENT_S3'),
    ...s3Problems(env, 'DOCUMENT_OLD_S3'),
    ...oldStoreProblems(env),
  ]
}

function s3Problems(env: Environment, name: 'DOCUMENT_S3' | 'DOCUMENT_OLD_S3'): string[] {
  const url = env[`${name}_URL`]
  if (!url) return []
  const isReadable = env.NODE_ENV === 'production' && !url.startsWith('https://')
  return [
    ...[`${name}_ACCESS_KEY_ID`, `${name}_SECRET_ACCESS_KEY`]
      .filter((variable) => !env[variable])
      .map((variable) => `${variable} is missing`),
    ...(isReadable ? [`${name}_URL: production needs an https:// address`] : []),
  ]
}

/** The old store must be one, and another than the new: an erasure in both would do, a copy would not. */
function oldStoreProblems(env: Environment): string[] {
  const [folder, url] = [env['DOCUMENT_OLD_FOLDER'], env['DOCUMENT_OLD_S3_URL']]
  if (folder && url) return ['DOCUMENT_OLD_FOLDER and DOCUMENT_OLD_S3_URL: only one of them is the old store']
  const isSame = env['DOCUMENT_S3_URL'] ? url === env['DOCUMENT_S3_URL'] : folder && folder === env['DOCUMENT_FOLDER']
  if (isSame) return [`${url ? 'DOCUMENT_OLD_S3_URL' : 'DOCUMENT_OLD_FOLDER'}: the old store is the new one`]
  return []
}
