import { tenantContract } from '@bailclair/domain/tenant/tenant.contract.ts'
import { tenantFileContract } from '@bailclair/domain/tenant/tenant-file.contract.ts'
import { useProfileCall } from '#platform/api/use-profile-call.ts'

export const useChooseType = () => useProfileCall(tenantFileContract.file)
export const useAddCoTenant = () => useProfileCall(tenantFileContract.addCoTenant)
export const useInviteAgain = () => useProfileCall(tenantFileContract.inviteAgain)
export const useRemoveCoTenant = () => useProfileCall(tenantFileContract.removeCoTenant)
export const useSaveNames = () => useProfileCall(tenantContract.names)
export const useSaveSituation = () => useProfileCall(tenantFileContract.situation)
export const useSaveGuarantor = () => useProfileCall(tenantFileContract.saveGuarantor)
export const useRemoveGuarantor = () => useProfileCall(tenantFileContract.removeGuarantor)
export const useSubmitFile = () => useProfileCall(tenantFileContract.submit)
