import {
  connectionVariables,
  processVariables,
  traceVariables,
} from '@bailclair/server-kit/config/server-environment.ts'
import { siteEnvironment, variable } from '@bailclair/server-kit/config/site-environment.ts'
import { address, between, described, list } from '@bailclair/server-kit/config/variables.ts'
import { isNetwork } from '@bailclair/server-kit/network/networks.ts'
import { z } from 'zod/mini'
import { assetStoreVariables } from './kept-assets/variables.ts'

type Naming = { name: string; port: number; service?: string }

/** Every environment variable of a site server, parsed at start. Times in milliseconds. */
export const createEnvironment = ({ name, port, service = 'bailclair-site' }: Naming) =>
  z.extend(siteEnvironment, {
    ...processVariables,
    HOST: variable.text('localhost', `Address the ${name} listens on; 0.0.0.0 in a container`),
    PORT: between(1, 65_535, port, `Port of the ${name}`),
    API_INTERNAL_URL: described(
      z.optional(z.url({ protocol: /^https?$/ })),
      'Address of the API as the web server reaches it, when it differs from API_URL',
    ),
    CONFIG_INTERVAL_MS: between(
      1_000,
      3_600_000,
      30_000,
      'How often the web server asks the API for its configuration. Up to 30 s, a change shows within a minute',
    ),
    METRICS_HOST: address('127.0.0.1', 'Address of the private metrics server; never a public one'),
    METRICS_PORT: between(0, 65_535, 0, 'Port of the private metrics server; 0: none'),
    ...traceVariables(service),
    ...assetStoreVariables,
    TRUSTED_PROXIES: list(
      isNetwork,
      'addresses or networks such as 10.0.0.0/8',
      'Reverse proxies, whose connections belong to many visitors; empty: none',
    ),
    ...connectionVariables,
    SEND_TIMEOUT_MS: between(
      100,
      600_000,
      30_000,
      'A client that takes nothing of its answer for this long is dropped',
    ),
  })

export type ServerEnvironment = ReturnType<typeof createEnvironment>

/** Variables keep their names from docs/operations.md. */
export type Config = z.output<ServerEnvironment>
