import { AppError, type ErrorCode } from '@bailclair/domain/contract/errors.ts'

type Limits = {
  /** Slots of all accounts together; further ones get 503. */
  total: number
  /** Slots of one account, so that it leaves some to the others; further ones get `refusal`. */
  perAccount: number
  refusal: ErrorCode
  retryAfterSeconds: number
}

/** Takes a slot of an account and returns the function that frees it; freeing twice is harmless. */
export type TakeSlot = (account: string) => () => void

export function createSlots({ total, perAccount, refusal, retryAfterSeconds: retryAfter }: Limits): TakeSlot {
  const taken = new Map<symbol, string>()
  return (account) => {
    const own = [...taken.values()].filter((each) => each === account).length
    if (own >= perAccount) throw new AppError(refusal, { retryAfter })
    if (taken.size >= total) throw new AppError('ServiceUnavailable', { retryAfter })
    const slot = Symbol(account)
    taken.set(slot, account)
    return () => void taken.delete(slot)
  }
}
