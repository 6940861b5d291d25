import type { CustomFetch } from 'openid-client'
import { FederationFailure } from './federation-failure.ts'

/** Far more than a token, a key set or a person's claims need. */
const limitBytes = 262_144

/**
 * Of one request, in milliseconds; the whole exchange has its own limit (federation.gateway.ts), and this one ends what
 * that limit no longer waits for.
 */
const limitMs = 3_500

/** Redirects are never followed: openid-client asks for that itself. */
export const limitedFetch: CustomFetch = async (url, { signal, ...options }) => {
  const limit = AbortSignal.timeout(limitMs)
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
    if (size > limitBytes) throw new FederationFailure('unavailable')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
