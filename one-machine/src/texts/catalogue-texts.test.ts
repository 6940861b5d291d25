import { expect, it } from 'vitest'
import { textsIn } from './catalogue-texts.ts'

const inFile = (code: string) => textsIn(code).map(({ key, fr, en }) => [key, fr, en])

it.each([
  ['a catalogue', "export const homeMessages = defineMessages({ fr: { hi: 'Bonjour' }, en: { hi: 'Hello' } })", 'hi'],
  [
    'constants',
    "const fr = { hi: 'Bonjour' }\nconst en: typeof fr = { hi: 'Hello' }\nexport const x = { fr, en }",
    'x.hi',
  ],
  ['types around it', "defineMessages({ fr: { hi: 'Bonjour' } satisfies X as Y, en: { hi: 'Hello' } })", 'hi'],
  ['nesting', "f({ fr: { a: { hi: 'Bonjour' } }, en: { a: { hi: 'Hello' } } })", 'a.hi'],
  ['an object that is spread', "const a = { hi: 'Bonjour' }\nf({ fr: { ...a }, en: { hi: 'Hello' } })", 'hi'],
  ['a mail, which is a function', "f({ fr: ({ a }) => ({ hi: 'Bonjour' }), en: () => ({ hi: 'Hello' }) })", 'hi'],
  ['a title of a route', "route({ title: { fr: 'Bonjour', en: 'Hello' } })", 'title'],
])('finds the texts of %s', (_, code, key) => {
  expect(inFile(code)).toEqual([[key, 'Bonjour', 'Hello']])
})

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: source code
it.each([
  ['(name: string) => `Bonjour ${name}`', 'Bonjour {name}'],
  ["(n: number) => `${fr.number(n)} ${fr.plural(n, 'bien', 'biens')}`", '{n} [bien | biens]'],
  ["(n: number) => (n === 1 ? 'un bien' : 'des biens')", '[un bien | des biens]'],
  ["(n) => { if (n) return 'oui'\n return 'non' }", '[oui | non]'],
  ["['un', 'deux']", 'un ¶ deux'],
  ["'un ' + person.name", 'un {name}'],
  // biome-ignore-end lint/suspicious/noTemplateCurlyInString: source code
])('writes %s as %s', (text, written) => {
  expect(inFile(`f({ fr: { a: ${text} }, en: { a: ${text} } })`)).toEqual([['a', written, written]])
})

it('shows an English text that is missing as nothing', () => {
  expect(inFile("f({ fr: { a: 'un' }, en: {} })")).toEqual([['a', 'un', '']])
})
