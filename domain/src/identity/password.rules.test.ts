import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { commonPasswords } from './common-passwords.data.ts'
import { isCommonPassword } from './common-passwords.rules.ts'
import { confirmationProblem, passwordProblem, staffPasswordProblem } from './password.rules.ts'
import { newPassword, newStaffPassword } from './password.schema.ts'
import { passwordLength, passwordScore } from './password-strength.rules.ts'

const problem = (password: string) => passwordProblem(password, isCommonPassword)

describe('passwordProblem', () => {
  it.each([
    ['', 'field-required'],
    // score below 2
    ['abc', 'register.strength-not-valid'],
    ['password', 'register.strength-not-valid'],
    ['abcdefghi', 'register.strength-not-valid'],
    ['12345678', 'register.strength-not-valid'],
    ['aaaaaaaaaaaaaaaaaaaaaaaaaa', 'register.strength-not-valid'],
    // score 2 or more, fewer than 8 characters (decision 9)
    ['aB1!xyz', 'register.password-too-short'],
    ['aB1!x', 'register.password-too-short'],
    ['aB1!xyzw', undefined],
    // score 2 or more, among the most common (decision 9)
    ['azerty123', 'register.password-too-common'],
    ['AZERTY123', 'register.password-too-common'],
    ['Azerty123', 'register.password-too-common'],
    ['password1', 'register.password-too-common'],
    ['MotDePasse', 'register.password-too-common'],
    ['loulou123', 'register.password-too-common'],
    ['marseille13', 'register.password-too-common'],
    ['P@ssw0rd', 'register.password-too-common'],
    ['Password1!', 'register.password-too-common'],
    ['Bonjour123', 'register.password-too-common'],
    ['Bailclair1', 'register.password-too-common'],
    ['azerty123x', undefined],
    // length limit
    [`aB1!${'xyzw'.repeat(49)}`, undefined],
    [`aB1!${'xyzw'.repeat(49)}x`, 'text-too-long'],
    // accepted
    ['une phrase plutôt longue', undefined],
    ['correct horse battery', undefined],
  ])('%j: %s', (password, key) => expect(problem(password)).toBe(key))

  it('accepts only what passes every rule, and whatever passes them', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (password) => {
        const passes = passwordScore(password) >= 2 && passwordLength(password) >= 8 && !isCommonPassword(password)
        expect(problem(password) === undefined).toBe(passes)
      }),
    )
  })

  it('accepts a common password while the list is not loaded', () => {
    expect(passwordProblem('azerty123', () => false)).toBeUndefined()
  })
})

describe('newPassword', () => {
  it.each([
    [undefined, 'field-required'],
    [12345678, 'field-required'],
    ['', 'field-required'],
    ['abc', 'register.strength-not-valid'],
    ['aB1!xyz', 'register.password-too-short'],
    ['aB1!xyzw', undefined],
    [' aB1!xyzw ', undefined],
  ])('%j: %s', (password, key) => expect(newPassword.safeParse(password).error?.issues[0]?.message).toBe(key))

  it('is kept exactly as typed', () => expect(newPassword.parse(' e\u0301B1!xyzw ')).toBe(' e\u0301B1!xyzw '))
})

describe('the common passwords', () => {
  const listed = commonPasswords.trim().split(/\s+/)

  it('are at least 3,000, unique, in lower case and of 4 characters or more', () => {
    expect(listed.length).toBeGreaterThanOrEqual(3_000)
    expect(new Set(listed).size).toBe(listed.length)
    expect(listed.filter((password) => password !== password.toLowerCase() || passwordLength(password) < 4)).toEqual([])
  })

  it('are refused in lower case, upper case and with a capital', () => {
    const spellings = listed.flatMap((word) => [word, word.toUpperCase(), word.charAt(0).toUpperCase() + word.slice(1)])
    expect(spellings.filter((password) => problem(password) === undefined)).toEqual([])
  })

  it.each(['123456', 'azerty', 'doudou1', 'loulou', 'qwerty1'])(
    '%s, too short for the list, is refused too',
    (password) => {
      expect(problem(password)).toBeDefined()
    },
  )
})

describe('confirmationProblem', () => {
  it.each([
    ['aB1!xyzw', 'aB1!xyzw', undefined],
    ['aB1!xyzw', 'aB1!xyzW', 'register.confirm-not-valid'],
    ['aB1!xyzw', 'aB1!xyzw ', 'register.confirm-not-valid'],
    ['', 'aB1!xyzw', 'register.confirm-not-valid'],
    ['aB1!xyzw', '', 'field-required'],
  ])('%j confirmed by %j: %s', (password, confirmation, key) => {
    expect(confirmationProblem(password, confirmation)).toBe(key)
  })
})

it.each([
  ['', 'field-required'],
  ['aB1!xyzwvut', 'register.staff-password-too-short'],
  ['aB1!xyzwvuts', undefined],
  ['aaaaaaaaaaaaaaaa', 'register.strength-not-valid'],
])('the password %j of somebody of the team: %s', (password, expected) => {
  expect(staffPasswordProblem(password, isCommonPassword)).toBe(expected)
  expect(newStaffPassword.safeParse(password).success).toBe(expected === undefined)
})
