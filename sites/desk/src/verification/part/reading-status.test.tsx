import type { DeskReading } from '@bailclair/domain/verification/desk-reading.schema.ts'
import { failure, ok } from '@bailclair/site-kit/test/api.ts'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openDesk } from '#test/desk.tsx'
import { camille } from '#test/part.ts'

beforeEach(() => window.sessionStorage.clear())
afterEach(cleanup)

/** The document that is shown first. */
const reading = `GET desk/documents/${camille.documents[1]?.id}/reading`
const place = { x: 0.1, y: 0.2, width: 0.3, height: 0.02 }
const full: DeskReading = {
  codes: [{ page: 1, result: 'CODE_UNREADABLE', problems: [] }],
  evidence: [{ check: 'SAME_NAME', page: 1, place, text: 'MARTIN Camille' }],
  signals: [
    { kind: 'SAME_BYTES', seen: [{}] },
    { kind: 'EDITED_WITH', seen: [{ found: 'Program' }] },
  ],
  recognisedPages: [1],
}
/** Answers when told to. */
function openLate(language: 'en' | 'fr' = 'en') {
  const answered = Promise.withResolvers<ReturnType<typeof ok>>()
  openDesk(undefined, { language, answers: { [reading]: () => answered.promise } })
  return (more: Partial<DeskReading> = {}) => answered.resolve(ok({ ...full, ...more }))
}
const findAccept = (name = 'Accept') => screen.findByRole('button', { name })

/** Of everything up to the buttons of the decision, which it can move. */
function markupUntil(accept: HTMLElement) {
  const verdict = accept.closest('fieldset')
  const siblings = [...(verdict?.parentElement?.children ?? [])]
  const before = siblings.slice(0, siblings.indexOf(verdict as HTMLElement)).map(({ outerHTML }) => outerHTML)
  const row = [...(accept.parentElement?.children ?? [])].slice(0, 2).map(({ outerHTML }) => outerHTML)
  return [...before, ...row]
}

it('leaves the buttons of the decision where they are when the reading arrives late', async () => {
  const answer = openLate()
  const accept = await findAccept()
  await screen.findByRole('img', { name: /^Identity document/ })
  const status = document.querySelector('.reading-status')
  const before = markupUntil(accept)
  expect(status?.textContent).toBe('Loading what was read…')
  answer()
  for (const late of [
    await screen.findByRole('region', { name: 'Signals' }),
    screen.getByRole('region', { name: /2D-Doc/ }),
    screen.getByText(/text read by a machine/),
    screen.getByRole('button', { name: /MARTIN Camille/ }),
  ])
    expect(accept.compareDocumentPosition(late) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  expect(markupUntil(accept)).toEqual(before)
  expect(document.querySelector('.reading-status')).toBe(status)
})

it('says what there is to look at, and leads there', async () => {
  openLate()()
  const signals = await screen.findByRole('button', { name: '2 signals' })
  await userEvent.click(signals)
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Signals' }))
  await userEvent.click(screen.getByRole('button', { name: '1 signed code' }))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: /2D-Doc/ }))
})

it('says so in French', async () => {
  const answer = openLate('fr')
  expect(await screen.findByText('Chargement de la lecture…')).toBeTruthy()
  answer()
  for (const name of ['2 signaux', '1 code signé']) expect(await screen.findByRole('button', { name })).toBeTruthy()
})

it('says nothing where nothing was found', async () => {
  openLate()({ codes: [], signals: [] })
  await screen.findByRole('button', { name: /MARTIN Camille/ })
  expect(document.querySelector('.reading-status')?.textContent).toBe('')
})

it('asks only for the document that is shown, once: the answer is logged as a view', async () => {
  const { sent } = openDesk()
  const read = () => sent().flatMap((call) => /(d\d).reading$/.exec(call)?.[1] ?? [])
  await screen.findByRole('img', { name: /^Identity/ })
  expect(read()).toEqual(['d1'])
  await userEvent.keyboard('np')
  await vi.waitFor(() => expect(read()).toEqual(['d1', 'd2']))
})

it('keeps the focus on the button that loads it again while it loads', async () => {
  const again = Promise.withResolvers<ReturnType<typeof ok>>()
  let isDown = true
  openDesk(undefined, { answers: { [reading]: () => (isDown ? failure(503, 'ServiceUnavailable') : again.promise) } })
  const retry = await screen.findByRole('button', { name: 'Load it again' }, { timeout: 3_000 })
  const before = markupUntil(await findAccept())
  isDown = false
  await userEvent.click(retry)
  await vi.waitFor(() => expect(retry.getAttribute('aria-busy')).toBe('true'))
  expect(document.activeElement).toBe(retry)
  expect(screen.getByText(/could not be loaded/)).toBeTruthy()
  again.resolve(ok(full))
  expect(await screen.findByRole('button', { name: '2 signals' })).toBeTruthy()
  expect(markupUntil(await findAccept())).toEqual(before)
})
