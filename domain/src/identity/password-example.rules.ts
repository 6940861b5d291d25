/** A whole number from 0 up to, not including, `bound`; from a cryptographic source or from a test. */
export type RandomBelow = (bound: number) => number

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const digits = '0123456789'
const marks = '#!?-_.,'

/** Spec §5: 4 letters, 4 digits, 2 letters or digits and 2 of the characters # ! ? - _ . , shuffled. */
export function examplePassword(randomBelow: RandomBelow): string {
  const pick = (count: number, from: string) =>
    Array.from({ length: count }, () => from.charAt(randomBelow(from.length)))
  const characters = [...pick(4, letters), ...pick(4, digits), ...pick(2, letters + digits), ...pick(2, marks)]
  return shuffled(characters, randomBelow).join('')
}

/** Draws the remaining characters one by one: every order is equally likely (Fisher–Yates). */
function shuffled(characters: string[], randomBelow: RandomBelow): string[] {
  const remaining = [...characters]
  return characters.flatMap(() => remaining.splice(randomBelow(remaining.length), 1))
}
