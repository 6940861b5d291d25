import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'

type Options = { challenge: string; rpId?: string; rp?: { id: string }; user?: { id: string } }

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const base64url = (data: Buffer | string) => Buffer.from(data).toString('base64url')

/** The options that a page hands to the browser. */
const optionsOf = (page: string): Options => {
  const [, escaped = '{}'] = /data-options="([^"]*)"/.exec(page) ?? []
  return JSON.parse(escaped.replaceAll('&quot;', '"').replaceAll('&amp;', '&'))
}

/** A software authenticator with one passkey, which answers like a browser. `origin`: of the page that asks. */
export function createAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  let userHandle = ''
  let counter = 0

  const clientData = (type: string, challenge: string, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }))
  const flags = (isVerified: boolean, hasKey: boolean) => Buffer.from([1 | (isVerified ? 4 : 0) | (hasKey ? 0x40 : 0)])
  const count = () => {
    const bytes = Buffer.alloc(4)
    bytes.writeUInt32BE(counter)
    return bytes
  }
  /** COSE: EC2, ES256, P-256. */
  const coseKey = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ])

  return {
    /** The next answer has this counter. */
    setCounter: (value: number) => {
      counter = value
    },
    create(page: string, from = origin): string {
      const { challenge, rp, user } = optionsOf(page)
      userHandle = user?.id ?? ''
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const data = Buffer.concat([
        sha256(rp?.id ?? ''),
        flags(true, true),
        count(),
        Buffer.alloc(16),
        length,
        id,
        coseKey,
      ])
      // CBOR: {fmt: 'none', attStmt: {}, authData}
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
        Buffer.from([0x58, data.length]),
        data,
      ])
      return JSON.stringify({
        id: base64url(id),
        rawId: base64url(id),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', challenge, from)),
          attestationObject: base64url(attestation),
          transports: ['internal'],
        },
      })
    },
    get(page: string, { from = origin, isVerified = true } = {}): string {
      const { challenge, rpId } = optionsOf(page)
      counter++
      const data = Buffer.concat([sha256(rpId ?? ''), flags(isVerified, false), count()])
      const client = clientData('webauthn.get', challenge, from)
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey)
      return JSON.stringify({
        id: base64url(id),
        rawId: base64url(id),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(signature),
          userHandle,
        },
      })
    },
  }
}
