import { ownerContract } from '@bailclair/domain/owner/owner.contract.ts'
import type { Language } from '@bailclair/domain/platform/language.ts'
import { createApi } from '@bailclair/front/platform/api/api-client.ts'

type Session = { apiUrl: string; language: () => Language; accessToken: () => string | undefined }

/** From now on the API refuses the tokens of this session. Apart from the rest: only signing out needs contracts. */
export const endAtApi = ({ apiUrl, ...session }: Session): Promise<void> =>
  createApi({ baseUrl: apiUrl, timeLimit: 3_000, ...session })(ownerContract.logout, { body: null })
