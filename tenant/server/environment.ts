import { createEnvironment } from '@bailclair/front/server/environment.ts'

export const environment = createEnvironment({ name: 'server of the tenant area', port: 3003 })
