import { createEnvironment } from '@bailclair/site-kit/server/environment.ts'

export const environment = createEnvironment({ name: 'web server', port: 3000, service: 'bailclair-owner' })
