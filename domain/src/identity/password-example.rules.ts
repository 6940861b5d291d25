/** Gives an integer from 0 to `bound` - 1. A parameter, so that tests can choose the numbers. */
export type RandomBelow = (bound: number) => number

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const digits = '0123456789'
const specialCharacters = '#!?-_.,'

export function examplePassword(randomBelow: RandomBelow): string {
  const pick = (count: number, from: string) =>
    Array.from({ length: count }, () => from.charAt(randomBelow(from.length)))
  const characters = [
    ...pick(4, letters),
    ...pick(4, digits),
    ...pick(2, letters + digits),
    ...pick(2, specialCharacters),
  ]
  return shuffle(characters, randomBelow).join('')
}

/** Fisher–Yates: every order is equally likely. */
function shuffle(characters: string[], randomBelow: RandomBelow): string[] {
  const remaining = [...characters]
  return characters.flatMap(() => remaining.splice(randomBelow(remaining.length), 1))
}
