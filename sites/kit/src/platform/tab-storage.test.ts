import { afterEach, describe, expect, it, vi } from 'vitest'
import { tabStorage } from './tab-storage.ts'

afterEach(() => {
  vi.restoreAllMocks()
  window.sessionStorage.clear()
})

describe('tabStorage', () => {
  it('finds what was kept, and nothing once erased', () => {
    expect(tabStorage.find('draft')).toBeUndefined()
    expect(tabStorage.keep('draft', { rent: 650, name: 'Studio' })).toBe(true)
    expect(tabStorage.find('draft')).toEqual({ rent: 650, name: 'Studio' })
    tabStorage.keep('draft', undefined)
    expect(tabStorage.find('draft')).toBeUndefined()
  })

  it('forgets everything at once', () => {
    tabStorage.keep('draft', 1)
    tabStorage.clear()
    expect(tabStorage.find('draft')).toBeUndefined()
  })

  it('finds nothing in what is not JSON', () => {
    window.sessionStorage.setItem('draft', '{broken')
    expect(tabStorage.find('draft')).toBeUndefined()
  })

  it('returns false when storage is blocked', () => {
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    expect(tabStorage.keep('draft', 1)).toBe(false)
    expect(tabStorage.find('draft')).toBeUndefined()
    expect(tabStorage.clear).not.toThrow()
  })
})
