import type { Deps } from '#deps.ts'
import { type ObserveOutbound, openOutbound } from '#platform/outbound/outbound.ts'
import { ImportRefused, type TrustFile } from './trust-import.ts'

/** Revocation lists of large authorities have a few megabytes. */
export const maxTrustFileBytes = 20_000_000
const timeoutMs = 30_000

/** One file of TRUST_LIST_URLS. No address inside a list is followed. */
export async function fetchTrustFile(
  deps: Pick<Deps, 'clock'> & { observe: ObserveOutbound },
  address: string,
): Promise<TrustFile> {
  const url = new URL(address)
  const segments = url.pathname.split('/').map(decodeURIComponent)
  const last = segments.pop() ?? ''
  const baseUrl = `${url.origin}${segments.map(encodeURIComponent).join('/')}/`
  const outbound = openOutbound(deps, { name: 'trust-list', baseUrl, timeoutMs, maxBodyBytes: maxTrustFileBytes })
  try {
    const result = await outbound.call({
      path: [last],
      query: [...url.searchParams],
      headers: { accept: '*/*' },
      reads: 'bytes',
    })
    if (!result.ok) throw new ImportRefused(`${address}: ${result.kind === 'status' ? result.status : result.kind}`)
    return { name: address, bytes: result.body as Buffer }
  } finally {
    outbound.close()
  }
}
