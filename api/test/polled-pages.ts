import { photo, type startCompleteFiles } from './complete-files.ts'

type Api = Awaited<ReturnType<typeof startCompleteFiles>>

/** An owner and a tenant with something in everything that a polled page shows. */
export async function openPolledPages(api: Api) {
  const { addTenant, newFile, settle, show, newLandlord, sql, insert, makeLink, addDocument } = api
  const owner = await newLandlord()
  const email = 'polling@example.org'
  const user = api.peer.tenant.add({ username: email, email, enabled: true, emailVerified: true })
  const account = { issuer: `${api.peer.url}/realms/tenant`, subject: user.id }
  const fileId = await newFile('COUPLE')
  const tenantId = await addTenant(fileId, 0, account)
  const other = { issuer: account.issuer, subject: `co-tenant of ${user.id}` }
  await addTenant(fileId, 1, { ...other, first_name: 'Bo' })
  await sql(`insert into tenant_income (tenant_id, position, kind, monthly_cents) values ($1, 0, 'SALARY', 246813)`, [
    tenantId,
  ])
  const guarantorId = await insert('guarantor', {
    tenant_id: tenantId,
    kind: 'PERSON',
    first_name: 'Lou',
    last_name: 'Roy',
  })
  await addDocument({ tenant_id: tenantId }, 'IDENTITY', await photo())
  await addDocument({ guarantor_id: guarantorId }, 'IDENTITY', await photo())
  await settle(fileId)
  const { id } = await show(fileId, owner.property.id)
  const { token, linkId } = await makeLink({ owner, id })
  await api.get(`/file/shared/${token}`)
  await api.open({ owner, id })
  const gone = await owner.create({ ...owner.property, id: undefined, name: 'Un autre', validated: true })
  for (const stop of [
    { ...account, property_id: gone.id },
    { ...other, property_id: owner.property.id },
  ])
    await insert('access_stop', { rental_file_id: fileId, stopped_at: api.deps.clock(), ...stop })

  const paths = {
    profile: '/owner/profile',
    property: `/property/${owner.property.id}`,
    applications: '/owner/applications',
    file: `/property/tenant/${id}/file`,
    accesses: '/tenant/accesses',
  } as const
  const bearers = { tenant: '', owner: '' }
  /** Again after a test has passed the lifetime of a token. */
  async function signIn() {
    bearers.tenant = await api.tenantToken(user)
    bearers.owner = (await api.signIn(owner.user)).bearer
  }
  await signIn()
  async function poll(page: keyof typeof paths, known?: string) {
    const { statusCode, headers, body } = await api.call('GET', paths[page], {
      bearer: page === 'accesses' ? bearers.tenant : bearers.owner,
      headers: known ? { 'if-none-match': known } : {},
    })
    return { status: statusCode, etag: String(headers['etag']), body }
  }
  const pages = Object.keys(paths) as (keyof typeof paths)[]
  return { owner, fileId, tenantId, guarantorId, id, linkId, paths, pages, poll, signIn }
}
