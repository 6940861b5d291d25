import { describe, expect, it } from 'vitest'
import { fileStatuses } from '../rental-file/tenant-status.rules.ts'
import {
  agreedScope,
  consentScopes,
  longestWish,
  mayShareFile,
  scopeAsked,
  shownStatus,
  shownStatuses,
} from './consent-scope.rules.ts'
import { wishText } from './wish.schema.ts'

describe('agreedScope', () => {
  it.each([
    // what the page said, the property of now, what is stored
    ['FILE', false, 'FILE'],
    ['CONTACT', true, 'CONTACT'],
    ['FILE', true, undefined],
    ['CONTACT', false, undefined],
    // a page from before this choice
    [undefined, false, 'FILE'],
    [undefined, true, 'CONTACT'],
  ] as const)('read %s, visit first %s: %s', (read, isVisitFirst, stored) =>
    expect(agreedScope(read, isVisitFirst)).toBe(stored),
  )

  it('never gives more than the property asks for', () => {
    for (const read of [...consentScopes, undefined])
      for (const isVisitFirst of [true, false])
        expect([undefined, scopeAsked(isVisitFirst)]).toContain(agreedScope(read, isVisitFirst))
  })
})

describe('shownStatus', () => {
  it.each(fileStatuses)('%s', (status) => {
    expect(shownStatus(status, 'FILE')).toBe(status)
    expect(shownStatus(status, 'CONTACT')).toBe(status === 'ARCHIVED' ? 'ARCHIVED' : 'AFTER_VISIT')
    expect(shownStatuses).toContain(status)
  })
})

describe('mayShareFile', () => {
  it.each([
    ['CONTACT', 'CREATE', 'RECEIVED', true],
    ['CONTACT', 'CREATE', 'VISITED', true],
    ['CONTACT', 'CREATE', 'CHOSEN', true],
    ['CONTACT', 'CREATE', 'NOT_CHOSEN', false],
    ['CONTACT', 'JOIN', 'VISITED', false],
    ['FILE', 'CREATE', 'VISITED', false],
  ] as const)('%s, %s, %s: %s', (scope, tenantType, stage, may) =>
    expect(mayShareFile({ scope, tenantType, stage })).toBe(may),
  )
})

describe('wishText', () => {
  it.each([
    ['Samedi matin ?', true],
    [' \n ', false],
    ['x'.repeat(longestWish), true],
    ['x'.repeat(longestWish + 1), false],
    ['deux\nlignes', true],
    ['\u0000', false],
  ])('%j: %s', (text, isValid) => expect(wishText.safeParse(text).success).toBe(isValid))
})
