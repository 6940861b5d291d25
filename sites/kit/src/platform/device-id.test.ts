import { afterEach, expect, it, vi } from 'vitest'
import { deviceId } from './device-id.ts'

afterEach(() => {
  vi.restoreAllMocks()
  window.localStorage.clear()
})

it('is random, and the same for every call of this browser', () => {
  const id = deviceId()
  expect(id).toMatch(/^[\w-]{22}$/)
  expect(deviceId()).toBe(id)
  window.localStorage.clear()
  expect(deviceId()).not.toBe(id)
})

it('replaces a text that is none', () => {
  window.localStorage.setItem('device', 'x')
  expect(deviceId()).toMatch(/^[\w-]{22}$/)
})

it('is undefined where storage is blocked', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new Error('blocked')
  })
  expect(deviceId()).toBeUndefined()
})
