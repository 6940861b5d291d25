import { codeDigits, codeSeconds } from '@bailclair/domain/identity/sign-in-method.rules.ts'
import { Secret } from 'otpauth'
import { toRepresentation } from '#admin/user-representation.ts'
import { federationAlias } from '#federation/federation.ts'
import type { ExportedAccount, ExportedPasskey } from './exported-accounts.repository.ts'

/** Keycloak's CredentialRepresentation: its two data fields are JSON in JSON. */
type Credential = {
  type: string
  createdDate: number
  userLabel?: string
  secretData: string
  credentialData: string
}

const credential = (
  type: string,
  { createdAt, name }: { createdAt: Date; name?: string },
  data: { secret: object; credential: object },
): Credential => ({
  type,
  createdDate: createdAt.getTime(),
  ...(name !== undefined && { userLabel: name }),
  secretData: JSON.stringify(data.secret),
  credentialData: JSON.stringify(data.credential),
})

/** One entry of `users` in Keycloak's realm and partial imports. The id stays, because it is the subject of tokens. */
export function toKeycloakUser(exported: ExportedAccount, unseal: (account: ExportedAccount) => Buffer) {
  const { account, password, passkeys, codeApp, federatedSubjects } = exported
  // Keycloak would accept the password of an address that nobody has confirmed
  const isFederated = federatedSubjects.length > 0
  const isPasswordUseless = !account.emailVerified && isFederated
  return {
    ...toRepresentation(account),
    enabled: account.enabled && (account.emailVerified || isFederated),
    realmRoles: account.roles,
    federatedIdentities: federatedSubjects.map((subject) => ({
      identityProvider: federationAlias,
      userId: subject,
      userName: account.email,
    })),
    credentials: [
      ...(password && !isPasswordUseless ? [toPassword(password)] : []),
      ...(codeApp ? [toCodeApp(codeApp, unseal(exported))] : []),
      ...passkeys.map(toPasskey),
    ],
  }
}

const versions: Record<string, string> = { 16: '1.0', 19: '1.3' }
const phc = /^\$argon2(id|i|d)\$v=(\d+)\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z\d+/]+)\$([A-Za-z\d+/]+)$/

/** From the PHC format, which has no padding; Keycloak compares the text of the hash, with padding. */
export function toPassword({ hash, createdAt }: { hash: string; createdAt: Date }): Credential {
  const [, type = '', version = '', memory = '', iterations, parallelism = '', salt = '', value = ''] =
    phc.exec(hash) ?? []
  const known = versions[version]
  if (!known) throw new Error('A password hash is not in the format of Argon2')
  const bytes = Buffer.from(value, 'base64')
  return credential(
    'password',
    { createdAt },
    {
      secret: {
        value: bytes.toString('base64'),
        salt: Buffer.from(salt, 'base64').toString('base64'),
        additionalParameters: {},
      },
      credential: {
        hashIterations: Number(iterations),
        algorithm: 'argon2',
        additionalParameters: {
          hashLength: [String(bytes.length)],
          memory: [memory],
          type: [type],
          version: [known],
          parallelism: [parallelism],
        },
      },
    },
  )
}

const toCodeApp = (app: { name: string; createdAt: Date }, secret: Buffer): Credential =>
  credential('otp', app, {
    secret: { value: new Secret({ buffer: new Uint8Array(secret).buffer }).base32 },
    credential: {
      subType: 'totp',
      digits: codeDigits,
      counter: 0,
      period: codeSeconds,
      algorithm: 'HmacSHA1',
      secretEncoding: 'BASE32',
    },
  })

/** Keycloak writes the id in base64 and the key, in COSE format, in base64url. */
const toPasskey = (passkey: ExportedPasskey): Credential =>
  credential('webauthn-passwordless', passkey, {
    secret: {},
    credential: {
      aaguid: passkey.aaguid,
      credentialId: passkey.credentialId.toString('base64'),
      counter: passkey.signCount,
      credentialPublicKey: passkey.publicKey.toString('base64url'),
      attestationStatementFormat: 'none',
      transports: passkey.transports,
    },
  })
