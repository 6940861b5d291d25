import { vi } from 'vitest'
import type { ApplyTarget } from '#application/apply/apply-target.ts'
import type { TenantSession } from '#platform/tenant-session.ts'

/** The property that tests apply for. */
export const target: ApplyTarget = {
  token: 't-1',
  name: 'Studio Bellecour',
  address: '3 place Bellecour, 69002 Lyon',
  ownerName: 'Jeanne Martin',
}

/** An applicant whose sign-in does nothing. */
export const applicant = (status: TenantSession['status']) => ({
  status,
  signIn: vi.fn<TenantSession['signIn']>(async () => undefined),
  findAccessToken: vi.fn(async () => (status === 'signed-in' ? 'tenant-token' : undefined)),
})
