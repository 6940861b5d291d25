import { randomBytes } from 'node:crypto'

/** Secrets that only have to be random. Others come from somebody else, such as the registry of energy certificates. */
const randomSecrets = [
  'BAILCLAIR_API_CLIENT_SECRET',
  'COOKIE_KEYS',
  'DOCUMENT_KEY',
  'PSEUDONYM_KEY',
  'SIGNING_KEY_ENCRYPTION_KEYS',
  'TOKEN_KEY',
]

/** `new-secrets [NAME …]`: prints lines for an environment file. Losing some of them loses data: keep them in a vault. */
export function printNewSecrets(names = []) {
  for (const name of names.length > 0 ? names : randomSecrets)
    console.log(`${name}=${randomBytes(32).toString('base64')}`)
}
