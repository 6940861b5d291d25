import { setTimeout as sleep } from 'node:timers/promises'
import type { MyFile, TenantProfile } from '@bailclair/domain/rental-file/my-file.schema.ts'
import { demonstration } from '#stack/demonstration.ts'
import { ensureAccount } from '#stack/ensure-account.ts'
import { acceptInvitation } from './accept-invitation.ts'
import type { Caller } from './api-caller.ts'
import { applyTo } from './apply.ts'
import { backdateFile } from './backdate.ts'
import { type DemoFile, flawsOf } from './demo-file.ts'
import type { DemoTarget } from './demo-target.ts'
import { type DemoDocument, documentsOfGuarantor, documentsOfTenant, type Flaws } from './documents/documents-of.ts'
import { type DemoTenant, guarantorChangesOf } from './people.ts'

/** Makes everything that tenants do themselves, including applications. Existing parts stay as they are. */
export async function makeFile(target: DemoTarget, file: DemoFile): Promise<void> {
  const { at, signal, callerOf } = target
  const callers: Caller[] = []
  for (const [place, tenant] of file.tenants.entries()) {
    const { email, firstName, lastName } = tenant
    const account = { email, firstName, lastName, password: demonstration.password }
    if (place > 0 && file.progress === 'INVITED') continue // has not accepted the invitation
    await ensureAccount(at.identity, 'tenant', account, signal)
    const caller = callerOf('tenant', account)
    callers.push(caller)
    if ((await caller.get<TenantProfile>('tenant/profile')).file) continue
    if (place > 0) await acceptInvitation(target, caller)
    else await caller.post('tenant/file', { applicationType: file.type, coTenants: othersOf(file) })
  }
  for (const [place, caller] of callers.entries())
    await fillPart(caller, file.tenants[place] as DemoTenant, file.progress, flawsOf(file, place))
  await backdateFile(target.databaseUrl, file)
  const [initiator] = callers
  if (initiator) for (const application of file.applications) await applyTo(target, initiator, application)
}

const othersOf = ({ tenants: [, ...others] }: DemoFile) => others.map(({ email }) => ({ email }))

/** Fills in one tenant's part in the order of the pages, up to submission. Skips what exists already. */
async function fillPart(
  caller: Caller,
  tenant: DemoTenant,
  progress: DemoFile['progress'],
  flaws: Flaws,
): Promise<void> {
  const { firstName, lastName, situation, incomes, guarantors } = tenant
  const today = new Date()
  const before = await fileOf(caller)
  if (statusOf(before) !== 'INCOMPLETE') return
  await caller.post('tenant/names', { firstName, lastName })
  if (progress === 'BEGUN' || progress === 'ARCHIVED') return
  await caller.post('tenant/situation', { situation, incomes })
  await give(caller, 'tenant/documents', before.documents, documentsOfTenant(tenant, today, flaws))
  for (const [place, guarantor] of guarantors.entries()) {
    const known = before.guarantors[place]
    const now = known ? before : await save(caller, 'tenant/guarantors', guarantorChangesOf(guarantor))
    const { id, documents } = now.guarantors[place] as MyFile['guarantors'][number]
    await give(caller, `tenant/guarantors/${id}/documents`, documents, documentsOfGuarantor(guarantor, tenant, today))
  }
  await waitUntilRead(caller)
  await caller.post('tenant/submit', { declaration: true })
}

/** On a slow machine uploads are answered before they are read. */
async function waitUntilRead(caller: Caller) {
  for (let seconds = 0; seconds < 120 && (await fileOf(caller)).uploads.length > 0; seconds++) await sleep(1_000)
}

async function give(caller: Caller, path: string, given: MyFile['documents'], wanted: readonly DemoDocument[]) {
  const isGiven = ({ category, fileName }: DemoDocument) =>
    given.some((document) => document.category === category && document.fileName === fileName)
  for (const document of wanted.filter((it) => !isGiven(it))) {
    const { category, kind, fileName, mediaType, draw } = document
    await caller.upload(`${path}/${category}`, { kind, fileName, mediaType, bytes: await draw() })
  }
}

const save = async (caller: Caller, path: string, body: object) => present(await caller.post<TenantProfile>(path, body))
const fileOf = async (caller: Caller) => present(await caller.get<TenantProfile>('tenant/profile'))
const statusOf = ({ tenants }: MyFile) => tenants.find(({ isMe }) => isMe)?.status

function present({ email, file }: TenantProfile): MyFile {
  if (!file) throw new Error(`${email} has no file.`)
  return file
}
