import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isBelowOrigin } from './redirects.ts'

const origins = ['https://app.example', 'http://localhost:3000']

it.each([
  'https://app.example',
  'https://app.example/',
  'https://app.example:443/home',
  'https://app.example/validConnexion/abc?x=1&y=%C3%A9',
  'http://localhost:3000/silent-check.html',
])('%s is below', (uri) => expect(isBelowOrigin(uri, origins)).toBe(true))

it.each([
  '',
  '/',
  '//app.example/',
  'http://app.example/',
  'https://app.example:444/',
  'https://app.example.evil.example/',
  'https://app.example@evil.example/',
  'https://evil.example/https://app.example/',
  'https://user@app.example/',
  'https://:secret@app.example/',
  'https://app.example/#fragment',
  'https://app.example/#',
  'https://app.example\\@evil.example/',
  'https://app.example/ x',
  'https://app.example/"x',
  'https://app.exa\tmple/',
  'https://app.example/\n',
  'https://app.example/é',
  'javascript:alert(1)//https://app.example/',
  'data:text/html,https://app.example',
  'http://localhost/',
  'http://localhost:3001/',
])('%j is not', (uri) => expect(isBelowOrigin(uri, origins)).toBe(false))

it('every accepted address has a registered origin', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(...origins), fc.string(), (before, origin, after) => {
      const uri = `${before}${origin}${after}`
      if (isBelowOrigin(uri, origins)) expect(origins).toContain(new URL(uri).origin)
    }),
  )
})
