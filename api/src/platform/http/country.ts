import type { IncomingHttpHeaders } from 'node:http'
import { countryOf } from '@bailclair/domain/identity/country.rules.ts'
import { inNetworks } from '@bailclair/server-kit/network/networks.ts'
import type { Config } from '#platform/config/environment.ts'

type Asked = { headers: IncomingHttpHeaders; socket: { remoteAddress?: string | undefined } }

/** Reads the country that a trusted proxy names; anybody else could claim any country. */
export function countryReader({ COUNTRY_HEADER, TRUSTED_PROXIES }: Pick<Config, 'COUNTRY_HEADER' | 'TRUSTED_PROXIES'>) {
  if (!COUNTRY_HEADER || TRUSTED_PROXIES.length === 0) return () => undefined
  const isTrustedProxy = inNetworks(TRUSTED_PROXIES)
  return ({ headers, socket }: Asked): string | undefined =>
    isTrustedProxy(socket.remoteAddress ?? '') ? countryOf(headers[COUNTRY_HEADER]) : undefined
}
