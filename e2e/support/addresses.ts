import type { Addresses } from '@bailclair/one-machine/stack/servers.ts'

const variable = 'E2E_ADDRESSES'

/** Workers are processes of their own: they inherit the environment of the setup. */
export function publishAddresses(addresses: Addresses) {
  process.env[variable] = JSON.stringify(addresses)
}

export function getAddresses(): Addresses {
  const text = process.env[variable]
  if (!text) throw new Error('The stack of the e2e run was not started (support/global-setup.ts).')
  return JSON.parse(text) as Addresses
}
