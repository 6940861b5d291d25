import { receiptShape } from '@bailclair/domain/identity/receipt.ts'
import { tabStorage } from './tab-storage.ts'

const key = 'deleted-account'

/** What this tab knows about an account that was just deleted. */
export type Deletion = { receipt: string | undefined }

export const keepDeletion = ({ receipt }: Deletion): boolean => tabStorage.keep(key, { receipt })

export function findDeletion(): Deletion | undefined {
  const kept = tabStorage.find(key) as { receipt?: unknown } | undefined
  if (!kept) return undefined
  const { receipt } = kept
  return { receipt: typeof receipt === 'string' && receiptShape.test(receipt) ? receipt : undefined }
}
