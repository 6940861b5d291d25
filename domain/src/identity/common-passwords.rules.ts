import { commonPasswords } from './common-passwords.data.ts'

const known = new Set(commonPasswords.trim().split(/\s+/))

/** Ignores case: `AZERTY123` is as weak as `azerty123` (decision 9). */
export const isCommonPassword = (password: string): boolean => known.has(password.normalize('NFC').toLowerCase())
