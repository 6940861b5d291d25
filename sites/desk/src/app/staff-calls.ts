import { verificationContract } from '@bailclair/domain/verification/verification.contract.ts'
import type { CreateSessionCalls } from '@bailclair/site-kit/identity/account-calls.ts'

export const createStaffCalls: CreateSessionCalls = (api) => ({
  endSession: () => api(verificationContract.logout, {}),
})
