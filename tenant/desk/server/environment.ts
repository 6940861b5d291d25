import { createEnvironment } from '@bailclair/front/server/environment.ts'

export const environment = createEnvironment({ name: 'server of the verification desk', port: 3008 })
