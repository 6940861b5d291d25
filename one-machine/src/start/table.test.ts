import { expect, it } from 'vitest'
import { formatTable } from './table.ts'

it('aligns values across sections', () => {
  expect(
    formatTable([
      [
        ['Owner site', 'http://localhost:3000'],
        ['API', 'x'],
      ],
      [['Stop', 'Ctrl-C']],
    ]),
  ).toBe(['  Owner site   http://localhost:3000', '  API          x', '', '  Stop         Ctrl-C'].join('\n'))
})
