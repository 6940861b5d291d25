import { verificationContract } from '@bailclair/domain/verification/verification.contract.ts'
import type { CreateSessionCalls } from '@bailclair/front/identity/account-calls.ts'

export const createStaffCalls: CreateSessionCalls = (api) => ({
  endSession: () => api(verificationContract.logout, {}),
})
