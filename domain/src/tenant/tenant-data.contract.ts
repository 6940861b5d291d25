import { defineRoute } from '../contract/route.ts'
import { tenantExport } from './tenant-export.schema.ts'

/** The tenant's access to their own data. Apart from the other calls: its schema is large, and one page asks for it. */
export const tenantDataContract = {
  export: defineRoute({
    method: 'GET',
    path: '/tenant/export',
    access: 'tenant',
    recentSignIn: true,
    summary: 'Everything kept about the signed-in tenant',
    isStreamed: true,
    response: tenantExport,
  }),
}
