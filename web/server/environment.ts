import { createEnvironment } from '@bailclair/front/server/environment.ts'

export const environment = createEnvironment({ name: 'web server', port: 3000 })
