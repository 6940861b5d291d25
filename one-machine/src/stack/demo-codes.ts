import { Secret, TOTP } from 'otpauth'
import { demonstration } from './demonstration.ts'

const secret = Secret.fromBase32(demonstration.codeSecret)

/** Those that are accepted now, the one that the app shows first: each signs in once. */
export const demoCodes = (now = Date.now()): string[] =>
  [0, 30, -30].map((seconds) => TOTP.generate({ secret, timestamp: now + seconds * 1_000 }))

/** As Keycloak imports a code app. */
export const demoCodeApp = {
  type: 'otp',
  userLabel: 'Démonstration',
  secretData: JSON.stringify({ value: demonstration.codeSecret }),
  credentialData: JSON.stringify({
    subType: 'totp',
    digits: 6,
    counter: 0,
    period: 30,
    algorithm: 'HmacSHA1',
    secretEncoding: 'BASE32',
  }),
}
