import { expect, it } from 'vitest'
import { isShareLinkOpen } from './share-link.rules.ts'

it.each([
  { validated: true, isPaused: false, isOpen: true },
  { validated: true, isPaused: true, isOpen: false },
  { validated: false, isPaused: false, isOpen: false },
  { validated: false, isPaused: true, isOpen: false },
])('validated $validated, paused $isPaused: open $isOpen', ({ isOpen, ...link }) => {
  expect(isShareLinkOpen(link)).toBe(isOpen)
})
