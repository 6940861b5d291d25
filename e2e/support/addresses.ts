import type { Addresses } from '@bailclair/one-machine/stack/servers.ts'
import type { Stack } from '@bailclair/one-machine/stack/stack.ts'

const variables = { addresses: 'E2E_ADDRESSES', databaseUrl: 'E2E_DATABASE_URL' }

/** Workers are processes of their own: they inherit the environment of the setup. */
export function publishStack({ addresses, databaseUrl }: Stack) {
  process.env[variables.addresses] = JSON.stringify(addresses)
  process.env[variables.databaseUrl] = databaseUrl
}

export const getAddresses = () => JSON.parse(getVariable(variables.addresses)) as Addresses
export const getDatabaseUrl = () => getVariable(variables.databaseUrl)

function getVariable(name: string): string {
  const text = process.env[name]
  if (!text) throw new Error('The stack of the e2e run was not started (support/global-setup.ts).')
  return text
}
