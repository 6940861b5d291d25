/** The unit of each kind of server, and where it says that it is ready. */
export const serverUnits = {
  identity: { unit: 'bailclair-identity', ready: '/health/ready' },
  api: { unit: 'bailclair-api', ready: '/api/health/ready' },
  worker: { unit: 'bailclair-api-worker', ready: '/api/health/ready' },
  owner: { unit: 'bailclair-owner', ready: '/health/ready' },
  tenant: { unit: 'bailclair-tenant', ready: '/health/ready' },
  desk: { unit: 'bailclair-desk', ready: '/health/ready' },
} as const

export type ServerKind = keyof typeof serverUnits
export const serverKinds = Object.keys(serverUnits) as ServerKind[]
