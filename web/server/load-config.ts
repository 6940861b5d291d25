import { type Environment, parseEnvironment, unfitForProduction } from '@bailclair/platform/config/parse-environment.ts'
import { type Config, environment } from './environment.ts'

const publicAddresses = ['WEB_URL', 'API_URL', 'IDENTITY_URL', 'TENANT_URL']

export const loadConfig = (env: Environment): Config =>
  parseEnvironment(environment, env, unfitForProduction(env, { publicAddresses }))
