import { randomBytes } from 'node:crypto'

const key = () => randomBytes(32).toString('base64')
/** Without characters that a URL or a configuration file would escape. */
const password = () => randomBytes(24).toString('hex')

/** New for every drill. */
export const makeSecrets = () => ({
  apiClient: password(),
  registryClientId: password(),
  registryClient: password(),
  pseudonymKey: key(),
  identityPseudonymKey: key(),
  documentKey: key(),
  tokenKey: key(),
  cookieKeys: password() + password(),
  signingKeyEncryptionKeys: key(),
  federationClient: password(),
  storeKeyId: password().slice(0, 20),
  storeKey: password(),
  backupCipher: key(),
  superuser: password(),
  replication: password(),
  rewind: password(),
  database: {
    bailclair: password(),
    bailclair_api: password(),
    bailclair_worker: password(),
    bailclair_identity: password(),
  },
})
export type Secrets = ReturnType<typeof makeSecrets>
