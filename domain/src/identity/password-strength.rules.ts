export type PasswordScore = 0 | 1 | 2 | 3 | 4

/** Spec §5, §9: a password is accepted from 2 of 4. */
export const minimumPasswordScore: PasswordScore = 2

/** Spec §5: the colour of the bar for each score. */
export const strengthColours = ['red', 'orange', 'yellow', 'light-green', 'dark-green'] as const
export type StrengthColour = (typeof strengthColours)[number]

export const strengthColour = (score: PasswordScore): StrengthColour => strengthColours[score]

/**
 * Characters are code points, so that an emoji counts once, and are taken in composed form (NFC), so that é is one
 * letter on every keyboard. The password itself is stored as typed.
 */
export const passwordLength = (password: string): number => [...password.normalize('NFC')].length

const digit = /\p{Nd}/u
const letter = /\p{L}/u
const lowerCase = /\p{Ll}/u
const upperCase = /\p{Lu}/u
/** Decision 9: neither letter nor digit in Unicode, hence spaces and punctuation alike. */
const special = /[^\p{L}\p{Nd}]/u
const runOfFive = /(.)\1{4}/su

/** Spec §5, password strength score. */
export function passwordScore(password: string): PasswordScore {
  if (passwordLength(password) < 5) return 0
  const composed = password.normalize('NFC')
  const has = (kind: RegExp) => kind.test(composed)
  const variety = [
    has(digit) && has(letter),
    has(lowerCase) && has(upperCase),
    has(special) && (has(digit) || has(letter)),
  ].filter(Boolean).length
  return Math.min(variety + lengthPoints(composed), 4) as PasswordScore
}

/** Decision 9: points of length are not cumulative, and a run of five identical characters limits them to 1. */
function lengthPoints(password: string): number {
  const length = passwordLength(password)
  if (length <= 8) return 0
  if (length <= 12 || runOfFive.test(password)) return 1
  return length <= 25 ? 2 : 3
}
