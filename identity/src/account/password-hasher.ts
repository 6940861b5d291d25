import { maxPasswordLength } from '@bailclair/domain/identity/password.rules.ts'
import { passwordLength } from '@bailclair/domain/identity/password-strength.rules.ts'
import { startHashingThreads } from './hashing-threads.ts'

/** OWASP's first choice for one core: Argon2id (the library's default), 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Each call uses one core and 19 MiB for a while, so it must go through the queue of `Deps`. */
export type PasswordHasher = {
  hash: (password: string) => Promise<string>
  /** Takes the same time without a hash, so that the response time does not reveal who has an account. */
  matches: (password: string, hash: string | undefined) => Promise<boolean>
}

export async function createPasswordHasher(threads = 1): Promise<PasswordHasher> {
  const { hash, verify } = startHashingThreads(threads)
  const nobodysHash = await hash('', cost)
  return {
    hash: (password) => hash(password, cost),
    matches: async (password, stored) => {
      const isMatch = await verify(stored ?? nobodysHash, isAcceptable(password) ? password : '')
      return isMatch && stored !== undefined && isAcceptable(password)
    },
  }
}

/** Lone surrogates all become the same replacement character, so two passwords would share a hash. */
export const isAcceptable = (password: string): boolean =>
  password !== '' && password.isWellFormed() && passwordLength(password) <= maxPasswordLength
