import type { Addresses } from '@bailclair/one-machine/stack/servers.ts'
import { expect } from '@playwright/test'

/** How a stand-in may fail; its `POST /fault` knows more. */
type Fault = '500' | 'reset'
type StandIn = 'address' | 'registry'

/**
 * Makes a stand-in fail for everybody who asks it. Only for the tests of `outages/`, which run one at a time in a
 * product without parallel tests.
 */
export function openFaults(at: Addresses) {
  const failing = new Set<StandIn>()
  const tell = async (standIn: StandIn, kind: Fault | 'none') => {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(`${at[standIn]}/fault`, { method: 'POST', headers, body: JSON.stringify({ kind }) })
    expect(response.status).toBe(204)
  }
  return {
    begin: async (standIn: StandIn, kind: Fault) => {
      failing.add(standIn)
      await tell(standIn, kind)
    },
    mend: (standIn: StandIn) => tell(standIn, 'none'),
    mendAll: () => Promise.all([...failing].map((standIn) => tell(standIn, 'none'))),
  }
}
