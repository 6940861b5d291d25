import type { MyVisit, OwnerSlot, PropertyVisits } from '@bailclair/domain/visit/visit.schema.ts'
import { startTenants } from './tenants.ts'

/** The clock of tests stands on 12 November 2026, 11:00 in France. */
export const series = {
  dates: ['2026-12-01'],
  time: '10:00',
  slotsPerDay: 2,
  durationMinutes: 30,
  bufferMinutes: 10,
  places: 1,
}

/** The API with owners who offer visits, and applicants who book them. */
export async function startVisits() {
  const tenants = await startTenants()
  const { call, newLandlord, newTenant, subscribe, sql, deps } = tenants
  let offered = 0

  async function newHost(language?: string) {
    const owner = await newLandlord(language)
    const path = `/owner/properties/${owner.property.id}/visits`
    const ask = (method: 'GET' | 'POST' | 'DELETE', more = '', body?: object) =>
      call(method, `${path}${more}`, { bearer: owner.bearer, ...(body && { body }) })
    const visits = async (): Promise<PropertyVisits> => (await ask('GET')).json()
    return {
      ...owner,
      ask,
      visits,
      slots: async (): Promise<OwnerSlot[]> => (await visits()).slots,
      offer: (changes: object = {}) => ask('POST', '/slots', { ...series, ...changes }),
      propose: (...applicationIds: string[]) => ask('POST', '/proposals', { applicationIds }),
    }
  }
  type Host = Awaited<ReturnType<typeof newHost>>

  /** A tenant who has applied, as they act on their application. */
  async function apply(host: Host, applicant = newFile()) {
    const tenant = await applicant
    const reply = await subscribe(host.property.token, tenant.bearer)
    if (reply.statusCode !== 200) throw new Error(reply.body)
    const [{ id }] = (await sql(
      `select application.id from application join tenant using (rental_file_id) where email = $1 and property_id = $2`,
      [tenant.email, host.property.id],
    )) as [{ id: string }]
    return { ...tenant, id, ...actionsOn(tenant, id) }
  }
  const actionsOn = ({ ask }: Pick<Awaited<ReturnType<typeof newTenant>>, 'ask'>, id: string) => ({
    visit: async (): Promise<MyVisit> => (await ask('GET', `/tenant/applications/${id}/visit`)).json(),
    book: (slotId: unknown) => ask('PUT', `/tenant/applications/${id}/visit`, { slotId }),
    cancel: () => ask('DELETE', `/tenant/applications/${id}/visit`),
  })

  /** A file with a name, not verified: visits come before papers. */
  async function newFile() {
    const tenant = await newTenant()
    await tenant.ask('POST', '/tenant/names', { firstName: `Ana${++offered}`, lastName: 'Durand' })
    await tenant.ask('POST', '/tenant/file', { applicationType: 'ALONE' })
    return tenant
  }

  /** An owner with two slots and an applicant to whom a visit is proposed. */
  async function proposed(changes: object = {}) {
    const host = await newHost()
    await host.offer(changes)
    const ana = await apply(host)
    await host.propose(ana.id)
    const [first, second] = (await host.slots()) as [OwnerSlot, OwnerSlot]
    return { host, ana, first, second }
  }

  /** Everything that happens in `work` happens at this time; tokens of people stay valid. */
  async function at<T>(instant: string, work: () => Promise<T>): Promise<T> {
    const { clock } = deps
    deps.clock = () => new Date(instant)
    try {
      return await work()
    } finally {
      deps.clock = clock
    }
  }

  const bookingsOf = (slotId: string) => sql('select * from visit_booking where slot_id = $1', [slotId])
  return { ...tenants, newHost, apply, newFile, proposed, actionsOn, at, bookingsOf }
}
