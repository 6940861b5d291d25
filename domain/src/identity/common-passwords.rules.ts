import { commonPasswords } from './common-passwords.data.ts'

const known = new Set(commonPasswords.trim().split(/\s+/))

/** Decision 9. `AZERTY123` is no better than `azerty123`. */
export const isCommonPassword = (password: string): boolean => known.has(password.normalize('NFC').toLowerCase())
