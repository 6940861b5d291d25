import type { Choice, ChoiceState } from '@bailclair/domain/choice/choice.schema.ts'
import type { FileAccess } from '@bailclair/domain/file-access/file-access.schema.ts'
import type { PrivateNote } from '@bailclair/domain/private-note/private-note.schema.ts'
import { demonstration } from '#stack/demonstration.ts'
import type { Caller } from './api-caller.ts'
import { applyTo, findOpenProperty } from './apply.ts'
import { makeAnswersLeave, makeApplicationsOlder, tellStagesNow } from './backdate.ts'
import type { DemoTarget } from './demo-target.ts'
import type { DemoApplicant, DemoLetting } from './lettings.data.ts'
import { makeVisits } from './make-visits.ts'

type MadeApplicant = DemoApplicant & { id: string; tenant: Caller }
type Letting = { propertyId: string; owner: Caller; applicants: readonly MadeApplicant[] }

/**
 * What an owner does with applications, by the calls of the pages. Skips what is done already, and what somebody who
 * tries the product has removed or decided otherwise meanwhile.
 */
export async function makeLetting(target: DemoTarget, letting: DemoLetting): Promise<void> {
  const { to, visits, answers } = letting
  const found = await findOpenProperty(target, to)
  if (!found) return
  const { owner, property } = found
  const { letOn } = await owner.get<ChoiceState>(`owner/properties/${property.id}/choice`)
  const applicants = await applyAll(target, letting, letOn === undefined)
  const made: Letting = { propertyId: property.id, owner, applicants }
  if (visits) await makeVisits(target, made, visits)
  for (const applicant of applicants) {
    await writeMessages(owner, applicant)
    await writeNote(owner, applicant)
    if (applicant.reaches === 'SHORTLISTED') await moveTo(owner, applicant, 'SHORTLISTED')
  }
  if (answers) {
    if (!letOn) {
      await makeApplicationsOlder(target.databaseUrl, property.id)
      await choose(made)
    }
    if (answers === 'LEFT') await makeAnswersLeave(target.databaseUrl, property.id)
    for (const applicant of applicants.filter(({ reaches }) => reaches === 'LEASE_SIGNED'))
      await moveTo(owner, applicant, 'LEASE_SIGNED')
  }
  await tellStagesNow(target.databaseUrl, property.id)
}

async function applyAll(
  target: DemoTarget,
  { to, applicants }: DemoLetting,
  isOpen: boolean,
): Promise<MadeApplicant[]> {
  const made: MadeApplicant[] = []
  for (const applicant of applicants) {
    const tenant = target.callerOf('tenant', { email: applicant.who.email, password: demonstration.password })
    if (isOpen) await applyTo(target, tenant, { to, wish: applicant.wish })
    const { accesses } = await tenant.get<{ accesses: FileAccess[] }>('tenant/accesses')
    const access = accesses.find(({ propertyName }) => propertyName === to)
    if (access) made.push({ ...applicant, id: access.id, tenant })
  }
  return made
}

async function writeMessages(owner: Caller, { id, tenant, messages = [] }: MadeApplicant): Promise<void> {
  for (const [place, { key, by, text }] of messages.entries()) {
    const [writer, side] = by === 'OWNER' ? [owner, 'owner'] : [tenant, 'tenant']
    const path = `${side}/applications/${id}/messages`
    if (place > 0) await writer.post(`${path}/seen`, { until: place })
    await writer.post(path, { key, text })
  }
}

async function writeNote(owner: Caller, { id, note }: MadeApplicant): Promise<void> {
  if (!note) return
  const path = `owner/applications/${id}/private-note`
  const { version } = await owner.get<PrivateNote>(path)
  if (version === 0) await owner.put(path, { text: note, version })
}

/** Left as it is when somebody else has moved it (409). */
async function moveTo(owner: Caller, { id }: MadeApplicant, stage: string): Promise<void> {
  const response = await owner.call('POST', `owner/applications/${id}/stage`, { stage })
  if (!response.ok && response.status !== 409) throw new Error(`Moving to ${stage} answered ${response.status}`)
}

async function choose({ propertyId, owner, applicants }: Letting): Promise<void> {
  const chosen = applicants.find(({ reaches }) => reaches === 'CHOSEN' || reaches === 'LEASE_SIGNED')
  if (!chosen) return
  const choice: Choice = {
    applicationId: chosen.id as Choice['applicationId'],
    text: 'WARM',
    reason: 'OTHER_CHOSEN',
    tellsReason: true,
    access: 'AT_ONCE',
  }
  await owner.post(`owner/properties/${propertyId}/choice`, choice)
}
