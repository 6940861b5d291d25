import { createEnvironment } from '@bailclair/site-kit/server/environment.ts'

export const environment = createEnvironment({
  name: 'server of the tenant area',
  port: 3003,
  service: 'bailclair-tenant',
})
