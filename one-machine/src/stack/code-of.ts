import { Secret, TOTP } from 'otpauth'

/** What a code app shows some seconds from now. `secret`: in base32, in groups or not. */
export const codeOf = (secret: string, secondsFromNow = 0): string =>
  TOTP.generate({
    secret: Secret.fromBase32(secret.replace(/\s/g, '')),
    timestamp: Date.now() + secondsFromNow * 1_000,
  })
