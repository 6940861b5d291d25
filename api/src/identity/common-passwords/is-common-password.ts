import { readFileSync } from 'node:fs'
import { createCommonPasswordCheck } from '@bailclair/domain/identity/common-forms.rules.ts'
import { isInFilter } from './password-filter.ts'

const filter = readFileSync(new URL('../../../assets/common-passwords/common-passwords.bloom', import.meta.url))

/** By the 120,000 most common passwords (decision 9). Forms know the few thousand most common ones. */
export const isCommonPassword = createCommonPasswordCheck((form) => isInFilter(filter, form))
