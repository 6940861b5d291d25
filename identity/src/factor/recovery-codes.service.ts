import { createHmac, randomInt } from 'node:crypto'
import { recoveryCodeCount } from '@bailclair/domain/identity/sign-in-method.rules.ts'
import type { AccountId } from '#account/account.ts'
import type { Deps } from '#deps.ts'
import type { Db } from '#platform/database/database.ts'
import { replaceRecoveryCodes, useRecoveryCode } from './recovery-codes.repository.ts'

type Needs = Pick<Deps, 'config'> & { db: Db }

/** 32 characters that nobody confuses on paper: neither 0 and o, nor 1 and l. */
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789'
/** 50 bits each. */
const codeLength = 10

const createCode = () => Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]).join('')

/** Typed with or without the dash and capitals. */
const plain = (typed: string) => typed.toLowerCase().replace(/[\s-]/g, '')

const hashOf = ({ config }: Pick<Deps, 'config'>, account: AccountId, code: string) =>
  createHmac('sha256', config.PSEUDONYM_KEY)
    .update(JSON.stringify(['recovery code', account, plain(code)]))
    .digest()

/** New codes, which replace the former ones. They are only known now: the database has their hashes. */
export async function createRecoveryCodes(deps: Needs, account: AccountId): Promise<string[]> {
  const codes = new Set<string>()
  while (codes.size < recoveryCodeCount) codes.add(createCode())
  const hashes = [...codes].map((code) => hashOf(deps, account, code))
  await replaceRecoveryCodes(deps.db, account, hashes)
  return [...codes].map((code) => `${code.slice(0, 5)}-${code.slice(5)}`)
}

export const checkRecoveryCode = (deps: Needs, account: AccountId, typed: string): Promise<boolean> =>
  useRecoveryCode(deps.db, account, hashOf(deps, account, typed))
