import type { Addresses } from './addresses.ts'

/** Everything that runs, as an authority would run it on several machines. */
export type Stack = {
  /** Data, configuration and logs of this run. */
  folder: string
  /** Public addresses, through the proxy. */
  at: Addresses
}
