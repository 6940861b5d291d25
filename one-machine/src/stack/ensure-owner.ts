import { ensureAccount, type NewAccount } from './ensure-account.ts'

/** Someone who may sign in on the owner site at once. */
export const ensureOwner = (identityUrl: string, owner: NewAccount, giveUp: AbortSignal) =>
  ensureAccount(identityUrl, 'owner', owner, giveUp)
