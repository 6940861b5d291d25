import { startTenants } from './tenants.ts'

/** The API with owners who ask for a visit first, and applicants who share their names (decision 250). */
export async function startVisitFirst() {
  const api = await startTenants()
  const { call, sql, newLandlord, newTenantAt, subscribe, applicationsOn } = api

  /** An owner whose property asks for a visit first. */
  async function newHost() {
    const owner = await newLandlord()
    const setVisitFirst = (visitFirst: boolean) =>
      call('POST', `/property/${owner.property.id}/link`, { bearer: owner.bearer, body: { visitFirst } })
    await setVisitFirst(true)
    const ask = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
      call(method, path, { bearer: owner.bearer, ...(body && { body }) })
    return { ...owner, setVisitFirst, ask, link: owner.property.token, propertyId: owner.property.id }
  }

  /** Somebody with a verified file who applied there. */
  async function newVisitor(
    host: Awaited<ReturnType<typeof newHost>>,
    more: Record<string, unknown> = { scope: 'CONTACT' },
  ) {
    const ana = await newTenantAt('VALIDATED')
    const reply = await subscribe(host.link, ana.bearer, more)
    const id = String((await applicationsOn(host.propertyId)).at(-1)?.id)
    const share = () => ana.ask('POST', `/tenant/accesses/${id}`, { shareFile: true })
    return { ...ana, id, reply, share }
  }
  const rowOf = async (id: string) => (await sql('select * from application where id = $1', [id]))[0] ?? {}
  const eventsOf = async (id: string) =>
    (await sql('select event from application_event where application_id = $1 order by id', [id])).map(
      ({ event }) => event,
    )

  return { ...api, newHost, newVisitor, rowOf, eventsOf }
}

export const codeOf = (reply: { json: () => { errors: { code: string }[] } }) => reply.json().errors[0]?.code
