import { ok } from '@bailclair/site-kit/test/api.ts'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { openDesk } from '#test/desk.tsx'
import { camille } from '#test/part.ts'

afterEach(cleanup)

const identity = camille.documents.find(({ category }) => category === 'IDENTITY')?.id
const openWith = (more: object) =>
  openDesk(undefined, {
    answers: {
      [`GET desk/documents/${identity}/reading`]: () => ok({ codes: [], evidence: [], signals: [], ...more }),
    },
  })

it('says which pages a machine read from pictures', async () => {
  openWith({ recognisedPages: [1, 3] })
  expect(await screen.findByText(/^Pages 1, 3: text read by a machine from a picture/)).toBeTruthy()
})

it('says nothing of pages of text', async () => {
  openWith({})
  expect(await screen.findByRole('checkbox', { name: 'Right name' })).toBeTruthy()
  expect(screen.queryByText(/text read by a machine/)).toBeNull()
})
