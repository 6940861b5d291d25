import type { Deps } from '#deps.ts'
import { outage } from '#platform/outbound/outage.ts'
import { type ObserveOutbound, type OutboundResult, openOutbound } from '#platform/outbound/outbound.ts'
import type { Certificates } from './certificates-port.ts'
import { findCertificate } from './to-certificate.ts'

/** A certificate describes every wall and window of a building. */
const maxBodyBytes = 2 * 1024 * 1024

/** The API of the national energy agency. */
export function openCertificates(
  deps: Pick<Deps, 'clock' | 'config'> & { observe: ObserveOutbound },
): Certificates & { close: () => void } {
  const { DPE_API_URL, DPE_CLIENT_ID, DPE_CLIENT_SECRET, DPE_TIMEOUT_MS } = deps.config
  const outbound = openOutbound(deps, {
    name: 'certificate-registry',
    baseUrl: DPE_API_URL,
    timeoutMs: DPE_TIMEOUT_MS,
    maxBodyBytes,
  })
  const headers = { client_id: DPE_CLIENT_ID, client_secret: DPE_CLIENT_SECRET }

  return {
    async find(number) {
      const result = await outbound.call({ path: ['pub', 'dpe', number], headers })
      if (isUnknown(result)) return undefined
      const certificate = result.ok ? findCertificate(number, result.body) : undefined
      if (!certificate) throw outage('CertificateRegistryUnavailable', result)
      return certificate
    },
    close: outbound.close,
  }
}

/** 400 too: our numbers have the right length, so the registry has another reason to refuse this one. */
const isUnknown = (result: OutboundResult) =>
  !result.ok && result.kind === 'status' && (result.status === 404 || result.status === 400)
