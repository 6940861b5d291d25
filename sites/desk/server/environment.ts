import { createEnvironment } from '@bailclair/site-kit/server/environment.ts'

export const environment = createEnvironment({
  name: 'server of the verification desk',
  port: 3008,
  service: 'bailclair-desk',
})
