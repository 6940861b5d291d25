import type { CustomFetch } from 'openid-client'
import { FederationFailure } from './federation-failure.ts'

/** Far more than a token, a key set or claims need. */
const maxBytes = 262_144

/**
 * Timeout of one request. The whole exchange has its own (federation.gateway.ts); this one ends requests that the
 * exchange no longer waits for.
 */
const timeoutMs = 3_500

/** openid-client asks for no redirects itself. */
export const limitedFetch: CustomFetch = async (url, { signal, ...options }) => {
  const limit = AbortSignal.timeout(timeoutMs)
  const response = await fetch(url, {
    ...(options as RequestInit),
    signal: signal ? AbortSignal.any([signal, limit]) : limit,
  })
  const body = await readLimited(response)
  return new Response(body.length > 0 ? body : null, { status: response.status, headers: response.headers })
}

async function readLimited({ body }: Response): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.length
    if (size > maxBytes) throw new FederationFailure('unavailable')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
