import { addDays } from '@bailclair/domain/value/calendar-date.ts'
import { todayInParis } from '@bailclair/domain/value/today.ts'
import type { MyVisit, PropertyVisits } from '@bailclair/domain/visit/visit.schema.ts'
import type { Caller } from './api-caller.ts'
import { makeVisitPast } from './backdate.ts'
import type { DemoTarget } from './demo-target.ts'
import type { DemoApplicant, DemoLetting } from './lettings.data.ts'

type Applicant = DemoApplicant & { id: string; tenant: Caller }
type Property = { propertyId: string; owner: Caller; applicants: readonly Applicant[] }
type Visits = NonNullable<DemoLetting['visits']>

const stagesWithProposal = ['VISIT_PROPOSED', 'BOOKED', 'VISITED']

/** Offers slots, proposes and books visits; those who have visited came to the first slot. */
export async function makeVisits(
  { databaseUrl }: DemoTarget,
  { propertyId, owner, applicants }: Property,
  { inDays, ...series }: Visits,
): Promise<void> {
  const path = `owner/properties/${propertyId}/visits`
  const today = todayInParis(new Date())
  const offered = await owner.get<PropertyVisits>(path)
  if (offered.slots.length === 0)
    await owner.post(`${path}/slots`, { ...series, dates: inDays.map((days) => addDays(today, days)) })
  const applicationIds = applicants.filter(({ reaches }) => stagesWithProposal.includes(reaches)).map(({ id }) => id)
  if (applicationIds.length > 0) await owner.post(`${path}/proposals`, { applicationIds })

  for (const applicant of applicants.filter(({ reaches }) => reaches === 'VISITED')) {
    if (await hasVisited(owner, path, applicant)) continue
    await bookVisit(applicant, 0)
    await makeVisitPast(databaseUrl, applicant.id)
    await noteVisit(owner, path, applicant)
  }
  for (const applicant of applicants.filter(({ reaches }) => reaches === 'BOOKED')) await bookVisit(applicant, 2)
}

const bookingOf = async (owner: Caller, path: string, { id }: Applicant) =>
  (await owner.get<PropertyVisits>(path)).slots
    .flatMap(({ bookings }) => bookings)
    .find(({ applicationId }) => applicationId === id)

const hasVisited = async (owner: Caller, path: string, applicant: Applicant) =>
  (await bookingOf(owner, path, applicant))?.outcome !== undefined

async function noteVisit(owner: Caller, path: string, applicant: Applicant): Promise<void> {
  const booking = await bookingOf(owner, path, applicant)
  if (booking) await owner.post(`${path}/bookings/${booking.id}`, { outcome: 'CAME' })
}

/** One of the slots that are left, unless a visit is booked already. */
async function bookVisit({ id, tenant }: Applicant, place: number): Promise<void> {
  const path = `tenant/applications/${id}/visit`
  const { booking, mayBook, slots } = await tenant.get<MyVisit>(path)
  const slot = slots[place] ?? slots[0]
  if (!booking && mayBook && slot) await tenant.put(path, { slotId: slot.id })
}
