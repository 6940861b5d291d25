import { startTenants } from './tenants.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** The API with owners and applicants who can write to each other. */
export async function startConversations(environment: Record<string, string> = {}) {
  const tenants = await startTenants(environment)
  const { newLandlord, newTenant, subscribe, applicationsOn, call, enter } = tenants

  async function newTenantWithFile() {
    const tenant = await newTenant()
    await tenant.ask('POST', '/tenant/file', { applicationType: 'ALONE' })
    await tenant.ask('POST', '/tenant/names', { firstName: 'Ana', lastName: 'Durand' })
    return tenant
  }

  /** An application of a tenant of the tenant area; `asOwner` and `asTenant` call its messages. */
  async function newConversation(applicant?: Awaited<ReturnType<typeof newTenant>>, language?: string) {
    const nora = await newLandlord(language)
    const ana = applicant ?? (await newTenantWithFile())
    await subscribe(nora.property.token, ana.bearer)
    const [{ id }] = await applicationsOn(nora.property.id)
    const path = `/applications/${id}/messages`
    /** After the lifetime of the first token. */
    const again = async () => {
      const { bearer } = await enter(nora.user)
      const tenant = await tenants.enterTenant(ana.user)
      return {
        asOwner: (method: Method, more: string, body?: object) =>
          call(method, `/owner${path}${more}`, { bearer, ...(body && { body }) }),
        asTenant: (method: Method, more: string, body?: object) => tenant.ask(method, `/tenant${path}${more}`, body),
      }
    }
    return { nora, ana, id: `${id}`, path, ...(await again()), again }
  }
  return { ...tenants, newConversation }
}
