import { ensureAccount, type NewAccount } from './ensure-account.ts'

export const ensureOwner = (identityUrl: string, owner: NewAccount, signal: AbortSignal) =>
  ensureAccount(identityUrl, 'owner', owner, signal)
