import { describe, expect, it } from 'vitest'
import { pageList } from './page-list.ts'

describe('pageList', () => {
  it.each([
    [1, 1, '1'],
    [1, 3, '1 2 3'],
    [1, 4, '1 2 3 4'],
    [1, 5, '1 2 gap 5'],
    [3, 5, '1 2 3 4 5'],
    [4, 7, '1 2 3 4 5 6 7'],
    [5, 9, '1 gap 4 5 6 gap 9'],
    [10, 20, '1 gap 9 10 11 gap 20'],
    [20, 20, '1 gap 19 20'],
  ])('page %i of %i', (current, total, pages) => {
    expect(pageList(current, total).join(' ')).toBe(pages)
  })
})
