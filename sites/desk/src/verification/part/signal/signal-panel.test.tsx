import type { DeskSignal } from '@bailclair/domain/signal/signal.schema.ts'
import type { Language } from '@bailclair/domain/value/language.ts'
import { failure, ok } from '@bailclair/site-kit/test/api.ts'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openDesk } from '#test/desk.tsx'
import { camille } from '#test/part.ts'

beforeEach(() => window.sessionStorage.clear())
afterEach(cleanup)

/** The document that is shown first. */
const id = camille.documents[1]?.id
const reading = `GET desk/documents/${id}/reading`
const judge = (kind: DeskSignal['kind']) => `POST desk/documents/${id}/signals/${kind}`

const savedAgain: DeskSignal = {
  kind: 'SAVED_AGAIN',
  seen: [{ found: '2026-11-03', expected: '2026-11-02' }, { found: '3\u00A0×' }],
}
const amounts: DeskSignal = {
  kind: 'AMOUNTS_DIFFER',
  seen: [
    {
      page: 1,
      place: { x: 0.5, y: 0.4, width: 0.2, height: 0.02 },
      found: '2 630,00',
      expected: '2 000,00',
    },
  ],
}
const sameFile: DeskSignal = { kind: 'SAME_BYTES', seen: [{}] }

type Answers = NonNullable<NonNullable<Parameters<typeof openDesk>[1]>['answers']>
const open = (signals: readonly DeskSignal[], answers: Answers = {}, language: Language = 'en') =>
  openDesk(undefined, {
    language,
    answers: { [reading]: () => ok({ codes: [], evidence: [], signals }), ...answers },
  })
const findPanel = () => screen.findByRole('region', { name: /^(Signals|Signaux)$/ })
const useful = () => screen.getByRole('button', { name: 'Useful' })
const notUseful = () => screen.getByRole('button', { name: 'Not useful' })
const pressed = () => [useful(), notUseful()].map((button) => button.getAttribute('aria-pressed'))

describe('signals beside a document', () => {
  it('say in words how much they weigh, what was seen and what may explain it; the weightiest come first', async () => {
    open([savedAgain, amounts])
    const panel = await findPanel()
    expect(panel.textContent).toContain('It decides nothing: look, then judge for yourself.')
    const [first, second, ...others] = within(within(panel).getAllByRole('list')[0] as HTMLElement)
      .getAllByRole('listitem')
      .filter((item) => item.className === 'signal')
    expect(others).toEqual([])
    expect(first?.textContent).toContain('Look here firstAmounts that do not add up')
    expect(first?.textContent).toContain('Page 1 · Written: 2 630,00 · expected: 2 000,00')
    expect(first?.textContent).toContain('Bonuses and advances are sometimes counted separately.')
    expect(second?.textContent).toContain('Often harmlessSaved again after it was made')
    expect(second?.textContent).toContain('Changed on 3 November 2026, made on 2 November 2026')
    expect(second?.textContent).toContain('Saved 3\u00A0times')
  })

  it('say so in French', async () => {
    open([amounts], {}, 'fr')
    const panel = await findPanel()
    expect(panel.textContent).toContain('À regarder d’abordMontants qui ne tombent pas juste')
    expect(panel.textContent).toContain('Page 1 · Écrit\u202f: 2 630,00 · attendu\u202f: 2 000,00')
    expect(
      within(panel).getByRole('group', { name: 'Votre avis sur ce signal\u202f: Montants qui ne tombent pas juste' }),
    ).toBeTruthy()
    expect(within(panel).getByRole('button', { name: 'Pas utile' })).toBeTruthy()
  })

  it('are marked on the page', async () => {
    open([amounts])
    await userEvent.click(await screen.findByRole('button', { name: /^Show Page 1/ }))
    const mark = screen.getByRole('img', { name: 'Marked on page 1: Written: 2 630,00 · expected: 2 000,00' })
    expect(Number.parseFloat(mark.style.insetInlineStart)).toBeCloseTo(49.4)
  })

  it('mark the whole page where no place is known', async () => {
    open([{ kind: 'SAME_PICTURE', seen: [{ page: 1 }] }])
    await userEvent.click(await screen.findByRole('button', { name: /^Show Page 1/ }))
    const mark = screen.getByRole('img', { name: /^Marked on page 1: Another rental file/ })
    expect(Number.parseFloat(mark.style.inlineSize)).toBeGreaterThan(95)
  })

  it('about the whole file have nothing to show, and name nobody', async () => {
    open([sameFile])
    const panel = await findPanel()
    expect(panel.textContent).toContain('Another rental file that exists now has this file.')
    expect(within(panel).queryByRole('button', { name: /^Show/ })).toBeNull()
  })

  it('keep all but three places of one kind behind a press', async () => {
    const [place] = amounts.seen
    open([{ ...amounts, seen: Array.from({ length: 5 }, (_, index) => ({ ...place, page: index + 1 })) }])
    const more = await screen.findByText('See 2 more places')
    expect(more.closest('details')?.open).toBe(false)
    expect(within(more.closest('details') as HTMLElement).getByText(/^Page 5 · Written/)).toBeTruthy()
  })

  it('are not mentioned where there is none', async () => {
    const { sent } = open([])
    await vi.waitFor(() => expect(sent()).toContain(reading))
    expect(await screen.findByRole('checkbox', { name: 'Right name' })).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'Signals' })).toBeNull()
  })
})

describe('the opinion about a signal', () => {
  it('is given, changed and taken back by pressing', async () => {
    const { bodies, sent } = open([amounts], { [judge('AMOUNTS_DIFFER')]: () => ok(undefined, 204) })
    await findPanel()
    expect(pressed()).toEqual(['false', 'false'])
    await userEvent.click(useful())
    await vi.waitFor(() => expect(pressed()).toEqual(['true', 'false']))
    await userEvent.click(notUseful())
    await vi.waitFor(() => expect(pressed()).toEqual(['false', 'true']))
    await userEvent.click(notUseful())
    await vi.waitFor(() => expect(pressed()).toEqual(['false', 'false']))
    await vi.waitFor(() =>
      expect(bodies(judge('AMOUNTS_DIFFER'))).toEqual([{ isUseful: true }, { isUseful: false }, { isUseful: null }]),
    )
    // the page of the document is not read again for it
    expect(sent().filter((call) => call === reading)).toHaveLength(1)
  })

  it('that was given before is shown, and stays when the verifier comes back to the document', async () => {
    open([{ ...amounts, isUseful: false }], { [judge('AMOUNTS_DIFFER')]: () => ok(undefined, 204) })
    await findPanel()
    expect(pressed()).toEqual(['false', 'true'])
    await userEvent.click(useful())
    await vi.waitFor(() => expect(screen.getByRole('group', { name: /^Your opinion/ }).ariaBusy).not.toBe('true'))
    await userEvent.keyboard('n')
    expect(screen.queryByRole('region', { name: 'Signals' })).toBeNull()
    await userEvent.keyboard('p')
    await findPanel()
    expect(pressed()).toEqual(['true', 'false'])
  })

  it('is pressed at once, and let go with a reason and another try when it could not be saved', async () => {
    let answer: (() => void) | undefined
    let isDown = true
    open([amounts], {
      [judge('AMOUNTS_DIFFER')]: () =>
        isDown
          ? new Promise((resolve) => {
              answer = () => resolve(failure(503, 'ServiceUnavailable'))
            })
          : ok(undefined, 204),
    })
    await findPanel()
    await userEvent.click(useful())
    expect(pressed()).toEqual(['true', 'false'])
    answer?.()
    const alert = await within(await findPanel()).findByRole('alert')
    expect(alert.textContent).toContain('Your opinion “Useful” is not saved.')
    expect(pressed()).toEqual(['false', 'false'])
    isDown = false
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
    expect(document.activeElement).toBe(screen.getByRole('group', { name: /^Your opinion/ }))
    await vi.waitFor(() => expect(pressed()).toEqual(['true', 'false']))
    expect(screen.queryByText(/is not saved/)).toBeNull()
  })

  it('that fails after the verifier went on is told there', async () => {
    let answer: (() => void) | undefined
    open([amounts], {
      [judge('AMOUNTS_DIFFER')]: () =>
        new Promise((resolve) => {
          answer = () => resolve(failure(503, 'ServiceUnavailable'))
        }),
    })
    await findPanel()
    await userEvent.click(notUseful())
    await userEvent.keyboard('n')
    answer?.()
    expect(await screen.findByText(/Your opinion “Not useful” is not saved\./)).toBeTruthy()
  })

  it('cannot be given without the part in hand', async () => {
    open([amounts], { [`POST desk/parts/${camille.id}/renew`]: () => failure(409, 'LeaseLost') })
    await findPanel()
    await vi.waitFor(() => expect(useful()).toHaveProperty('disabled', true))
  })
})

describe('a reading that could not be loaded', () => {
  it('is said once for signals and codes, and tried again', async () => {
    let isDown = true
    open([amounts], {
      [reading]: () =>
        isDown ? failure(503, 'ServiceUnavailable') : ok({ codes: [], evidence: [], signals: [amounts] }),
    })
    const retry = await screen.findByRole('button', { name: 'Load it again' }, { timeout: 3_000 })
    expect(screen.getAllByText(/could not be loaded/)).toHaveLength(1)
    isDown = false
    await userEvent.click(retry)
    expect(await findPanel()).toBeTruthy()
  })
})
