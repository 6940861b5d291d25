import { rentalFileContract } from '@bailclair/domain/rental-file/rental-file.contract.ts'
import { tenantContract } from '@bailclair/domain/tenant/tenant.contract.ts'
import { useProfileCall } from '#platform/use-profile-call.ts'

export const useChooseType = () => useProfileCall(rentalFileContract.file)
export const useAddCoTenant = () => useProfileCall(rentalFileContract.addCoTenant)
export const useInviteAgain = () => useProfileCall(rentalFileContract.inviteAgain)
export const useRemoveCoTenant = () => useProfileCall(rentalFileContract.removeCoTenant)
export const useSaveNames = () => useProfileCall(tenantContract.names)
export const useSaveSituation = () => useProfileCall(rentalFileContract.situation)
export const useSaveGuarantor = () => useProfileCall(rentalFileContract.saveGuarantor)
export const useRemoveGuarantor = () => useProfileCall(rentalFileContract.removeGuarantor)
export const useSubmitFile = () => useProfileCall(rentalFileContract.submit)
