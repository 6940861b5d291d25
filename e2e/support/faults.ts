import type { Addresses } from '@bailclair/one-machine/stack/servers.ts'
import { expect } from '@playwright/test'

/** How a stand-in may fail; its `POST /fault` knows more. */
type Fault = '500' | 'reset' | 'garbage'
type StandIn = 'address' | 'registry'

/** Makes stand-ins fail for everybody, until `mend`: only where nothing else runs at the same time. */
export function openFaults(at: Addresses) {
  const tell = async (standIn: StandIn, kind: Fault | 'none') => {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(`${at[standIn]}/fault`, { method: 'POST', headers, body: JSON.stringify({ kind }) })
    expect(response.status).toBe(204)
  }
  return {
    begin: (standIn: StandIn, kind: Fault) => tell(standIn, kind),
    mend: () => Promise.all([tell('address', 'none'), tell('registry', 'none')]),
  }
}
