import { expect, it, vi } from 'vitest'
import { attachTracker, trackEvent } from './analytics.ts'

const happen = () => trackEvent('dpe', 'france-renov redirect')

it('tells what happens while a tracker is attached, and nothing from before or after', () => {
  const tracker = vi.fn()
  happen()
  const detach = attachTracker(tracker)
  expect(tracker).not.toHaveBeenCalled()
  happen()
  expect(tracker.mock.calls).toEqual([['dpe', 'france-renov redirect']])
  detach()
  happen()
  expect(tracker).toHaveBeenCalledTimes(1)
})

it('keeps the tracker that came later when an earlier one is detached', () => {
  const [first, second] = [vi.fn(), vi.fn()]
  const detachFirst = attachTracker(first)
  const detachSecond = attachTracker(second)
  detachFirst()
  happen()
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1])
  detachSecond()
})
