import { maxPasswordLength } from '@bailclair/domain/identity/password.rules.ts'
import { passwordLength } from '@bailclair/domain/identity/password-strength.rules.ts'
import { startHashingThreads } from './hashing-threads.ts'

/** Argon2id, OWASP's first choice for one core: 19 MiB, two passes. Argon2id is the library's default algorithm. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Each call takes one core and 19 MiB for a while: to be made through the queue of `Deps`, never past it. */
export type PasswordHasher = {
  hash: (password: string) => Promise<string>
  /** Costs the same time whether there is a hash to compare with or not: an answer must not tell who has an account. */
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

/** Half a surrogate pair would become the same replacement character as any other: two passwords, one hash. */
export const isAcceptable = (password: string): boolean =>
  password !== '' && password.isWellFormed() && passwordLength(password) <= maxPasswordLength
