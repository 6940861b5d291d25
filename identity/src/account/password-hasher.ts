import { longestPassword } from '@bailclair/domain/identity/password.rules.ts'
import { passwordLength } from '@bailclair/domain/identity/password-strength.rules.ts'
import { hash, verify } from '@node-rs/argon2'
import type { Config } from '#platform/config/environment.ts'
import { createQueue } from './bounded-queue.ts'

/** Argon2id, OWASP's first choice for one core: 19 MiB, two passes. Argon2id is the library's default algorithm. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export type PasswordHasher = {
  hash: (password: string) => Promise<string>
  /** Costs the same time whether there is a hash to compare with or not: an answer must not tell who has an account. */
  matches: (password: string, hash: string | undefined) => Promise<boolean>
}

/** Few at a time and few waiting: a storm of sign-ins must neither take every core nor fill the memory. */
export async function createPasswordHasher(
  config: Pick<Config, 'PASSWORD_CONCURRENCY' | 'PASSWORD_QUEUE_LENGTH'>,
): Promise<PasswordHasher> {
  const enqueue = createQueue({ concurrency: config.PASSWORD_CONCURRENCY, length: config.PASSWORD_QUEUE_LENGTH })
  const nobodysHash = await hash('', cost)
  return {
    hash: (password) => enqueue(() => hash(password, cost)),
    matches: (password, stored) =>
      enqueue(async () => {
        const isMatch = await verify(stored ?? nobodysHash, isAcceptable(password) ? password : '')
        return isMatch && stored !== undefined && isAcceptable(password)
      }),
  }
}

/** Half a surrogate pair would become the same replacement character as any other: two passwords, one hash. */
export const isAcceptable = (password: string): boolean =>
  password !== '' && password.isWellFormed() && passwordLength(password) <= longestPassword
