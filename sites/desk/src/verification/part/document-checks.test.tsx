import { ok } from '@bailclair/site-kit/test/api.ts'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { openDesk } from '#test/desk.tsx'
import { camille } from '#test/part.ts'

afterEach(cleanup)

const identity = camille.documents.find(({ category }) => category === 'IDENTITY')?.id
const evidence = [
  { check: 'SAME_NAME', page: 1, place: { x: 0.1, y: 0.2, width: 0.3, height: 0.02 }, text: 'MARTIN Camille' },
]

it('shows what was read beside the check, and marks it on the page', async () => {
  const answers = { [`GET desk/documents/${identity}/reading`]: () => ok({ codes: [], evidence, signals: [] }) }
  openDesk(undefined, { answers })
  await userEvent.click(await screen.findByRole('button', { name: /Show p\. 1 MARTIN Camille/ }))
  const mark = screen.getByRole('img', { name: 'Marked on page 1: MARTIN Camille' })
  expect(Number.parseFloat(mark.style.insetBlockStart)).toBeCloseTo(19.4)
  expect(Number.parseFloat(mark.style.inlineSize)).toBeCloseTo(31.2)
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
    'Marked on page 1: MARTIN Camille',
  )
})

it('shows the checks alone when nothing was read', async () => {
  openDesk()
  expect(await screen.findByRole('checkbox', { name: 'Right name' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Show p\./ })).toBeNull()
})
