import { consentTextVersion } from '@bailclair/domain/application/consent-text.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { consentMemory } from './consent-memory.ts'

const day = 24 * 60 * 60 * 1_000 // ms
const key = 'consent-to-share-t-1'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-12T10:00:00Z') })
})
afterEach(() => {
  window.sessionStorage.clear()
  vi.useRealTimers()
})

it('remembers a consent for its own property, for a day', () => {
  expect(consentMemory.isThere('t-1')).toBe(false)
  consentMemory.keep('t-1', { scope: 'CONTACT', wish: 'Samedi' })
  expect(consentMemory.find('t-1')).toEqual({ scope: 'CONTACT', wish: 'Samedi' })
  expect(consentMemory.isThere('t-1')).toBe(true)
  expect(consentMemory.isThere('t-2')).toBe(false)
  vi.advanceTimersByTime(day - 1)
  expect(consentMemory.isThere('t-1')).toBe(true)
  vi.advanceTimersByTime(1)
  expect(consentMemory.isThere('t-1')).toBe(false)
})

it('knows a consent that the release before kept, and ignores what it cannot know', () => {
  const kept = { version: consentTextVersion, givenAt: Date.now() }
  window.sessionStorage.setItem(key, JSON.stringify(kept))
  expect(consentMemory.find('t-1')).toEqual({})
  window.sessionStorage.setItem(key, JSON.stringify({ ...kept, scope: 'ALL', wish: 7 }))
  expect(consentMemory.find('t-1')).toEqual({})
})

it.each([
  ['true'],
  ['1'],
  ['null'],
  ['"yes"'],
  ['{'],
  ['{}'],
  [JSON.stringify({ version: consentTextVersion })],
  [JSON.stringify({ givenAt: Date.parse('2026-11-12T10:00:00Z') })],
  [JSON.stringify({ version: consentTextVersion - 1, givenAt: Date.parse('2026-11-12T10:00:00Z') })],
  [JSON.stringify({ version: consentTextVersion, givenAt: 'yesterday' })],
  [JSON.stringify({ version: consentTextVersion, givenAt: Date.parse('2026-11-13T10:00:00Z') })],
])('rejects %s', (stored) => {
  window.sessionStorage.setItem(key, stored)
  expect(consentMemory.isThere('t-1')).toBe(false)
})
