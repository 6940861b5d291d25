export type PasswordScore = 0 | 1 | 2 | 3 | 4

export const minimumPasswordScore: PasswordScore = 2

/** Colours of the strength bar, by score. */
export const strengthColours = ['red', 'orange', 'yellow', 'light-green', 'dark-green'] as const
export type StrengthColour = (typeof strengthColours)[number]

export const strengthColour = (score: PasswordScore): StrengthColour => strengthColours[score]

/** Counts code points in NFC, so that an emoji and an é each count once. The password itself is stored as typed. */
export const passwordLength = (password: string): number => [...password.normalize('NFC')].length

const digit = /\p{Nd}/u
const letter = /\p{L}/u
const lowerCase = /\p{Ll}/u
const upperCase = /\p{Lu}/u
/** Neither letter nor digit in Unicode, so a space counts too (decision 9). */
const special = /[^\p{L}\p{Nd}]/u
const runOfFive = /(.)\1{4}/su

/** One point for each mix of character classes, plus points for length, at most 4 (decision 9). */
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

/** Not cumulative; a run of five identical characters limits them to 1 (decision 9). */
function lengthPoints(password: string): number {
  const length = passwordLength(password)
  if (length <= 8) return 0
  if (length <= 12 || runOfFive.test(password)) return 1
  return length <= 25 ? 2 : 3
}
