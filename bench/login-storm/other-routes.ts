import type { Addresses } from '@bailclair/one-machine/stack/servers.ts'
import { realmUrl, refresh, requestTimeoutMs, type Tokens } from '@bailclair/one-machine/stack/sign-in.ts'
import type { Routes } from '../probe.ts'

/** Calls of people who are already signed in or need no sign-in. */
export function otherRoutes(at: Addresses, signedIn: Tokens): Routes {
  let tokens = signedIn
  const get = (url: string, headers?: () => Record<string, string>) => async () => {
    await read(
      await fetch(url, { ...(headers && { headers: headers() }), signal: AbortSignal.timeout(requestTimeoutMs) }),
    )
  }
  return {
    'Identity: discovery': get(`${realmUrl(at, 'owner')}/.well-known/openid-configuration`),
    'Identity: keys': get(`${realmUrl(at, 'owner')}/protocol/openid-connect/certs`),
    'Identity: refresh': async () => {
      tokens = await refresh(at, 'owner', tokens)
    },
    'Identity: health/ready': get(`${at.identity}/health/ready`),
    'API: owner/profile': get(`${at.api}owner/profile`, () => ({ authorization: `Bearer ${tokens.access_token}` })),
    'API: config': get(`${at.api}config`),
    'API: health/ready': get(`${at.api}health/ready`),
  }
}

async function read(response: Response): Promise<string> {
  const text = await response.text()
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`)
  return text
}
