import type { SiteConfig } from '@bailclair/domain/site/site-config.ts'
import { ApiError } from '@bailclair/site-kit/platform/api/api-error.ts'
import { logError } from '@bailclair/site-kit/platform/log.ts'
import { useSiteConfig } from '@bailclair/site-kit/platform/site-config.ts'
import { useEffect, useMemo, useState } from 'react'
import type { TenantSession } from '#platform/tenant-session.ts'

/** One per document: the answer in the URL can be read once. */
let connection: Promise<TenantSession> | undefined

/** The applicant. Sign-in leaves this document and returns to a new one. */
export function useTenantSession(): TenantSession {
  const config = useSiteConfig()
  const [status, setStatus] = useState<TenantSession['status']>('unknown')

  useEffect(() => {
    let isWanted = true
    connect(config).then(
      (session) => isWanted && setStatus(session.status),
      (cause) => {
        logError('Authenticated Failed', cause)
        if (isWanted) setStatus('failed')
      },
    )
    return () => {
      isWanted = false
    }
  }, [config])

  return useMemo(
    () => ({
      status,
      signIn: async (...request) => (await connect(config)).signIn(...request),
      findAccessToken: async () => (await connect(config)).findAccessToken(),
    }),
    [config, status],
  )
}

/** Loading may fail; the next press loads again. */
function connect(config: SiteConfig): Promise<TenantSession> {
  connection ??= import('./connect-tenant.ts').then(
    ({ connectTenant }) => connectTenant({ config, location: window.location }),
    (cause) => {
      connection = undefined
      throw new ApiError('NetworkFailure', { cause })
    },
  )
  return connection
}
