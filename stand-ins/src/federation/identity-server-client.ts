import type { Client } from './federation-provider.ts'

type Environment = {
  IDENTITY_URL?: string | undefined
  FEDERATION_CLIENT_ID?: string | undefined
  FEDERATION_CLIENT_SECRET?: string | undefined
}

/** The identity server is the only client. Owners and tenants may sign in through the federation, staff may not. */
export function identityServerClient(env: Environment): Client {
  const { IDENTITY_URL = 'http://localhost:3002' } = env
  return {
    id: env.FEDERATION_CLIENT_ID ?? 'bailclair',
    secret: env.FEDERATION_CLIENT_SECRET ?? 'one-machine-demonstration-federation-secret',
    redirectUris: ['owner', 'tenant'].map(
      (realm) => `${IDENTITY_URL.replace(/\/$/, '')}/realms/${realm}/broker/national-identity/endpoint`,
    ),
  }
}
