import { type Environment, parseEnvironment, unfitForProduction } from '@bailclair/platform/config/parse-environment.ts'
import type { Config, ServerEnvironment } from './environment.ts'

const publicAddresses = ['WEB_URL', 'API_URL', 'IDENTITY_URL', 'TENANT_URL']

export const loadConfig = (environment: ServerEnvironment, env: Environment): Config =>
  parseEnvironment(environment, env, unfitForProduction(env, { publicAddresses }))
