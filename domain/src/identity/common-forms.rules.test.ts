import { describe, expect, it } from 'vitest'
import { commonForms, createCommonPasswordCheck } from './common-forms.rules.ts'

const listed = new Set(['password', 'bonjour', 'azerty123', 'soleil', 'abc', '123456789'])
const isCommon = createCommonPasswordCheck((form) => listed.has(form))

describe('a password that counts as common', () => {
  it.each([
    ['password', true],
    ['PASSWORD', true],
    ['Password1!', true],
    ['P@ssw0rd', true],
    ['P@$$w0rd2024', true],
    ['Bonjour123', true],
    ['2024Soleil', true],
    ['!Soleil12', true],
    ['Azerty123', true],
    ['Azerty123!', false], // looked up with and without all of its end: only the word counts
    ['ｐａｓｓｗｏｒｄ', true],
    // five characters around the word are no longer decoration
    ['Bonjour1234', true],
    ['Bonjour12345', false],
    ['Bonjour-Soleil', false],
    // too short to be a word
    ['abc12345', false],
    ['Clef-de-voute-7', false],
  ])('%s: %s', (password, expected) => expect(isCommon(password)).toBe(expected))

  it.each([
    ['Bailclair1', {}, true],
    ['B@ilcl4ir', {}, true],
    ['Bail-Clair-75', {}, true],
    ['BailClair en 2026, oui', {}, false],
    ['LogisClair1', { siteName: 'LogisClair' }, true],
    ['Jeanne.Martin1', { email: 'jeanne.martin@exemple.fr' }, true],
    ['jeannemartin75', { email: 'jeanne.martin@exemple.fr' }, true],
    ['Jeanne.Martin1', { email: 'autre@exemple.fr' }, false],
    ['Jeanne-aime-Martin', { email: 'jeanne.martin@exemple.fr' }, false],
    // a local part of few letters would refuse too much
    ['Jo-48-xy-19', { email: 'jo@exemple.fr' }, false],
  ])('%s with %j: %s', (password, context, expected) => expect(isCommon(password, context)).toBe(expected))

  it('has few forms', () =>
    expect(commonForms('P@ssw0rd1!')).toEqual(['p@ssw0rd1!', 'passwordii', 'p@ssw0rd', 'password']))
})
