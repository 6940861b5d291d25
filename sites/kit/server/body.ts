import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const encodings = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof encodings)[number]

/** A response body in all supported encodings. */
export type Body = { type: string; tag: string; content: { identity: Buffer } & { [E in Encoding]?: Buffer } }

export const tagOf = (content: Buffer): string => createHash('sha256').update(content).digest('base64url').slice(0, 16)

/** Brotli 5 for pages rendered at run time: level 9 makes the start a third slower (`bench:start-time`). */
export async function createBody(type: string, content: string | Buffer): Promise<Body> {
  const identity = Buffer.from(content)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length }
  const [br, gz] = await Promise.all([promisify(brotliCompress)(identity, { params }), promisify(gzip)(identity)])
  return { type, tag: tagOf(identity), content: { identity, br, gzip: gz } }
}

/** The smallest encoding the browser accepts (RFC 9110 §12.5.3). */
export function chooseEncoding(acceptEncoding: string | undefined, { content }: Body): Encoding {
  const weights = new Map<string, number>()
  for (const part of acceptEncoding?.toLowerCase().split(',') ?? []) {
    const [name = '', ...parameters] = part.split(';').map((it) => it.trim())
    const quality = parameters.find((it) => it.startsWith('q='))
    weights.set(name, quality ? Number(quality.slice(2)) : 1)
  }
  const isAccepted = (encoding: Encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0
  return encodings.find((encoding) => content[encoding] && isAccepted(encoding)) ?? 'identity'
}
