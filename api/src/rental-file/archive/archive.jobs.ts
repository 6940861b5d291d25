import { defineSweep } from '#platform/jobs/define-sweep.ts'
import { archiveAbsentTenant, listAbsentTenants, listSilentTenants, takeArchiveStep } from './archive.service.ts'

/** The steps are days apart, so an hour is precise enough. */
const schedule = { everyMinutes: 60 }

/** Tenants without a sign-in are warned, then archived and their documents erased (decision 117). */
export const silentTenantsJob = defineSweep({
  name: 'silent-tenants',
  schedule,
  list: listSilentTenants,
  settle: (deps, tx, { id }) => takeArchiveStep(deps, tx, id),
})

export const absentTenantsJob = defineSweep({
  name: 'absent-tenants',
  schedule,
  list: async (deps, page) =>
    (await listAbsentTenants(deps, page)).map((tenant) => ({
      ...tenant,
      step: tenant.isActive ? 'absent' : undefined,
    })),
  settle: (deps, tx, absent) => archiveAbsentTenant(deps, tx, absent),
})
