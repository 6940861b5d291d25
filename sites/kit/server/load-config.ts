import {
  type Environment,
  parseEnvironment,
  productionProblems,
} from '@bailclair/server-kit/config/parse-environment.ts'
import type { Config, ServerEnvironment } from './environment.ts'
import { assetStoreProblems } from './kept-assets/variables.ts'

const publicAddresses = ['WEB_URL', 'API_URL', 'IDENTITY_URL', 'TENANT_URL']

export type SiteAddress = 'WEB_URL' | 'TENANT_URL' | 'DESK_URL'

/** `own` is the public address of this site. */
export const loadConfig = (environment: ServerEnvironment, env: Environment, own: SiteAddress): Config =>
  parseEnvironment(environment, env, [
    ...assetStoreProblems(env),
    ...productionProblems(env, { schema: environment, publicAddresses: [...new Set([...publicAddresses, own])] }),
  ])
