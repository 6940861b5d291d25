import { expect, it } from 'vitest'
import { mailPayload } from './mail.schema.ts'

it.each([
  ['/confirmerCompte/abc', true],
  ['/', true],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['https://evil.example', false],
  ['javascript:alert(1)', false],
])('an action may lead to %s: %s', (path, isAllowed) => {
  const content = { subject: '', title: '', paragraphs: [], action: { label: '', path } }
  expect(mailPayload.safeParse({ to: 'a@example.org', language: 'fr', content }).success).toBe(isAllowed)
})
