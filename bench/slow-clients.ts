import { type Caller, createCaller } from '@bailclair/one-machine/demo-data/api-caller.ts'
import { documentsOfTenant } from '@bailclair/one-machine/demo-data/documents/documents-of.ts'
import { tenants } from '@bailclair/one-machine/demo-data/tenants.data.ts'
import { ensureAccount } from '@bailclair/one-machine/stack/ensure-account.ts'
import { realmUrl, signIn } from '@bailclair/one-machine/stack/sign-in.ts'
import type { Stack } from '@bailclair/one-machine/stack/stack.ts'
import { ask, get } from './ask.ts'
import { onTemporaryStack } from './on-temporary-stack.ts'
import type { Routes } from './probe.ts'
import { alternate, report } from './rounds.ts'
import { startWorker } from './run-worker.ts'
import type { Attack } from './slow-clients/slow-clients.worker.ts'

/**
 * 2,000 sockets that drip-feed the API, 32 trickled uploads of one account and 900 connections to the sign-in page:
 * nobody else is refused, and the p95 of everybody else is at most `maxRatio` times idle.
 */
const maxRatio = 2
const honestTenants = 8
const password = 'Une-patience-infinie'

await onTemporaryStack(measure)

async function measure({ addresses }: Stack, signal: AbortSignal): Promise<string[]> {
  const owner = { email: 'honest-owner@bailclair.example', password }
  await ensureAccount(addresses.identity, 'owner', owner, signal)
  const ownerCaller = createCaller(addresses, 'owner', owner, signal)
  const picture = await documentsOfTenant(tenants.lea, new Date())[0]?.draw()
  let uploads = 0
  const slow = await newTenant('slow')
  // calls do not wait for each other, and one account sends one file at a time
  const honest: Caller[] = []
  for (let number = 0; number < honestTenants; number++) honest.push(await newTenant(`honest-${number}`))

  const routes: Routes = {
    'API: config': async () => void (await get(`${addresses.api}config`)),
    'API: owner/profile': async () => void (await get(`${addresses.api}owner/profile`, await ownerCaller.token())),
    'API: upload': async () => uploadAndRemove(await honest[uploads % honestTenants]?.token()),
    'Identity: discovery': async () =>
      void (await get(`${realmUrl(addresses, 'owner')}/.well-known/openid-configuration`)),
    'Identity: sign-in': async () => void (await signIn(addresses, 'owner', owner)),
    'Owner site': async () => void (await get(addresses.web)),
  }
  const authPath = `/realms/owner/protocol/openid-connect/auth?${new URLSearchParams({
    client_id: 'owner-front',
    redirect_uri: `${addresses.web}/`,
    response_type: 'code',
    scope: 'openid',
    code_challenge: 'x'.repeat(43),
    code_challenge_method: 'S256',
  })}`
  const file = new URL('./slow-clients/slow-clients.worker.ts', import.meta.url)
  const times = await alternate({
    routes,
    rounds: 5,
    partMs: 12_000,
    pauseMs: 80,
    settleMs: 7_000, // longer than HEADERS_TIMEOUT_MS, so that the first sockets have timed out
    startLoad: async () => startWorker(file, { addresses, authPath, tenantToken: await slow.token() } satisfies Attack),
  })
  return Object.keys(routes).flatMap((route) => report(route, times, maxRatio))

  async function newTenant(name: string) {
    const person = { email: `${name}-tenant@bailclair.example`, password, firstName: 'Camille', lastName: 'Moreau' }
    await ensureAccount(addresses.identity, 'tenant', person, signal)
    const caller = createCaller(addresses, 'tenant', person, signal)
    await caller.get('tenant/profile')
    await caller.post('tenant/file', { applicationType: 'ALONE', coTenants: [] })
    return caller
  }

  async function uploadAndRemove(token: string | undefined) {
    const authorization = `Bearer ${token}`
    const fileName = `${uploads++}.jpg`
    const headers = {
      authorization,
      'x-file-name': fileName,
      'x-document-kind': 'PAYSLIPS',
      'content-type': 'image/jpeg',
    }
    const sent = await ask(`${addresses.api}tenant/documents/INCOME`, { method: 'POST', headers, body: picture })
    if (sent.status !== 200) throw new Error(`The upload answered ${sent.status}`)
    const { file } = JSON.parse(sent.body) as { file: { documents: { id: string; fileName: string }[] } }
    const id = file.documents.find((document) => document.fileName === fileName)?.id
    const removed = await ask(`${addresses.api}tenant/documents/${id}`, {
      method: 'DELETE',
      headers: { authorization },
    })
    if (removed.status !== 200) throw new Error(`The deletion answered ${removed.status}`)
  }
}
