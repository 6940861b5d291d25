import { Secret, TOTP } from 'otpauth'

/** The code that an app shows, some seconds from now. */
export const codeOf = (secret: string, secondsFromNow = 0): string =>
  TOTP.generate({
    secret: Secret.fromBase32(secret.replaceAll(' ', '')),
    timestamp: Date.now() + secondsFromNow * 1_000,
  })

/** Three codes are accepted at a time, each once. */
const offsets = [-30, 0, 30]
const uses = new Map<string, number>()

/** A code that this test has not used yet. */
export function nextCodeOf(secret: string): string {
  const use = uses.get(secret) ?? 0
  uses.set(secret, use + 1)
  const offset = offsets[use]
  if (offset === undefined) throw new Error('All codes of this minute are used')
  return codeOf(secret, offset)
}
