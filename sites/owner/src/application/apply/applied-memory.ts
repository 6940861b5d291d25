import type { applicationContract } from '@bailclair/domain/application/application.contract.ts'
import type { RouteResult } from '@bailclair/domain/contract/route.ts'
import { tabStorage } from '@bailclair/site-kit/platform/tab-storage.ts'

export type Applied = RouteResult<typeof applicationContract.subscribe>

const keyOf = (token: string) => `applied-${token}`

/** The answer to an application, in this tab: a reload shows it again and sends nothing. */
export const appliedMemory = {
  find: (token: string): Applied | undefined => tabStorage.find(keyOf(token)) as Applied | undefined,
  keep: (token: string, answer: Applied): void => void tabStorage.keep(keyOf(token), answer),
  forget: (token: string): void => void tabStorage.keep(keyOf(token), undefined),
}
