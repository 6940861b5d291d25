import { siteEnvironment, variable, variables } from '@bailclair/domain/platform/site-environment.ts'
import { z } from 'zod/mini'

const described = <S extends z.ZodMiniType>(schema: S, description: string): S => {
  variables.add(schema, { description })
  return schema
}
const between = (min: number, max: number, byDefault: number, description: string) =>
  described(z._default(z.coerce.number().check(z.int(), z.gte(min), z.lte(max)), byDefault), description)

/** Every variable the web server reads, parsed once in main.ts. Times in milliseconds. */
export const environment = z.extend(siteEnvironment, {
  NODE_ENV: variable.oneOf(
    ['development', 'test', 'production'],
    'development',
    'production refuses everything meant for demonstrations',
  ),
  BAILCLAIR_MODE: variable.oneOf(
    ['deployed', 'one-machine'],
    'deployed',
    'one-machine: everything on one computer; never in production',
  ),
  HOST: variable.text('localhost', 'Address the web server listens on; 0.0.0.0 in a container'),
  PORT: between(1, 65_535, 3000, 'Port of the web server'),
  API_INTERNAL_URL: described(
    z.optional(z.url({ protocol: /^https?$/ })),
    'Address of the API as the web server reaches it, when it differs from API_URL',
  ),
  CONFIG_INTERVAL_MS: between(1_000, 3_600_000, 60_000, 'How often the web server asks the API for its configuration'),
  HEADERS_TIMEOUT_MS: between(100, 60_000, 5_000, 'Time a client has to send its headers'),
  REQUEST_TIMEOUT_MS: between(100, 120_000, 10_000, 'Time a client has to send its whole request'),
  SEND_TIMEOUT_MS: between(100, 600_000, 30_000, 'A client that takes nothing of its answer for this long is dropped'),
  KEEP_ALIVE_TIMEOUT_MS: between(
    100,
    600_000,
    65_000,
    'Idle connections close after this; longer than the keep-alive of the proxy in front',
  ),
  MAX_CONNECTIONS: between(10, 100_000, 5_000, 'Open connections; further ones are dropped'),
  DRAIN_DELAY_MS: between(
    0,
    60_000,
    250,
    'After SIGTERM: still serving for this long, so that a load balancer notices',
  ),
  DRAIN_TIMEOUT_MS: between(100, 120_000, 10_000, 'After that: time for requests in flight to finish'),
})

/** The parsed environment: a variable has one name, in the table of docs/operations.md and in the code. */
export type Config = z.output<typeof environment>
