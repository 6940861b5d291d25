import { createCommonPasswordCheck } from './common-forms.rules.ts'
import { commonPasswords } from './common-passwords.data.ts'

const known = new Set(commonPasswords.trim().split(/\s+/))

/** By the few thousand most common passwords; the server knows many more (decision 9). */
export const isCommonPassword = createCommonPasswordCheck((form) => known.has(form))
