import { failure, ok } from '@bailclair/site-kit/test/api.ts'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { leased, openDesk } from '#test/desk.tsx'
import { document as aDocument, camille } from '#test/part.ts'

beforeEach(() => {
  window.sessionStorage.clear()
  window.localStorage.clear()
})
afterEach(cleanup)

const ready = () => screen.findByRole('heading', { level: 1, name: 'Camille Martin' })
const current = () => document.querySelector('[aria-current="true"]')?.textContent
const shownDocument = () => document.getElementById('viewer-title')?.textContent
const reasonGroup = () => screen.queryByRole('group', { name: 'Reason' })
const decide = `POST desk/parts/${camille.id}/decide`
const byKeys = async (keys: string) => userEvent.keyboard(keys)

describe('the work screen', () => {
  it('shows declared facts, the first undecided document and the time left', async () => {
    openDesk()
    await ready()
    expect(screen.getByText('5 h left')).toBeTruthy()
    expect(screen.getByText('Permanent contract')).toBeTruthy()
    expect(screen.getByText('Salary: €2,450.50')).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Identity document' })).toBeTruthy()
    expect(await screen.findByRole('img', { name: 'Identity document, Camille Martin, page 1 of 1' })).toBeTruthy()
    expect(screen.getByText('2 documents left to review.')).toBeTruthy()
    expect(within(screen.getByRole('navigation', { name: 'Documents' })).getByText('accepted before')).toBeTruthy()
  })

  it('is headed by the declared kind, counts documents of one kind, and checks what fits it', async () => {
    const income = { category: 'INCOME', mediaType: 'application/pdf' } as const
    const documents = [
      aDocument('d1', { ...income, kind: 'PAYSLIPS' }),
      aDocument('d2', { ...income, kind: 'TAX_NOTICE' }),
    ]
    openDesk(undefined, { answers: leased({ ...camille, documents }) })
    await screen.findByRole('heading', { name: 'Payslips' })
    expect(screen.getByText(/Proof of income · Camille Martin/)).toBeTruthy()
    const checks = screen.getByRole('group', { name: 'What to check in this document' })
    const labels = () =>
      within(checks)
        .getAllByRole('checkbox')
        .map((box) => box.closest('label')?.textContent)
    expect(labels()).toEqual([
      'Is what was declared',
      'Readable throughout',
      'Right name',
      'Matches the income',
      'Last three months',
    ])
    await byKeys('n')
    expect(shownDocument()).toBe('Tax notice')
  })

  it('fetches a page once, and only of the document that is shown: its response is logged as a view', async () => {
    const { sent } = openDesk()
    await ready()
    const asked = () => sent().flatMap((call) => /^GET desk.documents.*(d\d.pages.\d)$/.exec(call)?.[1] ?? [])
    await screen.findByRole('img', { name: /^Identity/ })
    expect(asked()).toEqual(['d1/pages/1'])
    await byKeys('n')
    await screen.findByRole('img', { name: 'Proof of income, Camille Martin, page 1 of 3' })
    // the next one ahead
    await vi.waitFor(() => expect(asked()).toEqual(['d1/pages/1', 'd2/pages/1', 'd2/pages/2']))
    await byKeys('p')
    await screen.findByRole('img', { name: /^Identity/ })
    expect(asked()).toHaveLength(3)
  })

  it('goes through the pages by keyboard and by buttons', async () => {
    openDesk()
    await ready()
    await byKeys('n')
    const findPage = (page: number) =>
      screen.findByRole('img', { name: `Proof of income, Camille Martin, page ${page} of 3` })
    await findPage(1)
    await byKeys('l')
    await findPage(2)
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }))
    await findPage(3)
    expect(screen.getByText('Page 3 of 3')).toBeTruthy()
    await byKeys('l')
    expect(screen.getByText('Page 3 of 3')).toBeTruthy()
    screen.getByRole('region', { name: 'Proof of income, Camille Martin' }).focus()
    await byKeys('{PageUp}h')
    await findPage(1)
    await byKeys('p')
    expect(screen.queryByRole('button', { name: 'Next page' })).toBeNull()
  })

  it('works by keyboard: accept, next, decline with a reason, conclude, send', async () => {
    const { bodies, history, sent } = openDesk()
    await ready()
    await byKeys('a')
    expect(current()).toContain('Proof of income')
    await byKeys('d')
    await vi.waitFor(() => expect(document.activeElement).toBe(reasonGroup()))
    await userEvent.tab()
    const reason = screen.getByRole('combobox', { name: /^Reason/ })
    expect(document.activeElement).toBe(reason)
    await userEvent.selectOptions(reason, 'Pages missing')
    expect(screen.getByText('texte PAGES_MISSING').closest('[lang]')?.getAttribute('lang')).toBe('fr')
    const comment = screen.getByRole('textbox', { name: /^Details, in French/ })
    await userEvent.type(comment, 'Il manque mars, au recto.')
    // Letters typed into a field are not shortcuts.
    expect(shownDocument()).toBe('Proof of income')
    comment.blur()
    await byKeys('c')
    const dialog = await screen.findByRole('dialog', { name: 'Ask for a correction' })
    expect(dialog.textContent).toContain('Camille Martin will get an email in French')
    expect(within(dialog).getByText('Il manque mars, au recto.')).toBeTruthy()
    await byKeys('{Enter}')
    expect(await screen.findByRole('heading', { level: 1, name: 'Noé Petit' })).toBeTruthy()
    // Two documents of one part and the first of the next: nothing was fetched twice.
    const fetched = sent().filter((call) => call.startsWith('GET desk/documents'))
    expect(new Set(fetched).size).toBe(fetched.length)
    expect(history.current().pathname).toContain('02')
    expect(bodies(decide)).toEqual([
      {
        version: 3,
        documents: [
          { id: camille.documents[1]?.id, status: 'ACCEPTED' },
          {
            id: camille.documents[0]?.id,
            status: 'DECLINED',
            reason: 'PAGES_MISSING',
            comment: 'Il manque mars, au recto.',
          },
        ],
      },
    ])
    expect(window.sessionStorage.length).toBe(0)
  })

  it('accepts after D and A: the letter neither picks a reason nor gets lost', async () => {
    openDesk()
    await ready()
    await byKeys('d')
    await vi.waitFor(() => expect(document.activeElement).toBe(reasonGroup()))
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: /^Reason/ }).value).toBe('')
    await byKeys('a')
    expect(shownDocument()).toBe('Proof of income')
    await byKeys('p')
    expect(screen.getByRole('button', { name: 'Accept' }).getAttribute('aria-pressed')).toBe('true')
    expect(reasonGroup()).toBeNull()
  })

  it('keeps a chosen reason when a letter is pressed in its list', async () => {
    openDesk()
    await ready()
    await byKeys('d')
    const reason = await screen.findByRole('combobox', { name: /^Reason/ })
    await userEvent.selectOptions(reason, 'Pages missing')
    reason.focus()
    expect(fireEvent.keyDown(reason, { key: 'n' })).toBe(false)
    expect(fireEvent.keyDown(reason, { key: 'ArrowDown' })).toBe(true)
    expect(shownDocument()).toBe('Identity document')
  })

  it('corrects an income and asks for the missing reason', async () => {
    const { bodies } = openDesk(undefined, { answers: { 'POST desk/claim': () => ok({}) } })
    await ready()
    await userEvent.click(screen.getByRole('button', { name: /Correct the income of Camille Martin/ }))
    const amount = screen.getByRole('textbox', { name: /Income accepted/ })
    expect(document.activeElement).toBe(amount)
    await userEvent.type(amount, '1 850,50')
    amount.blur()
    await byKeys('aac')
    expect(await screen.findByText('This field is required')).toBeTruthy()
    await userEvent.type(screen.getByRole('textbox', { name: /Why, in French/ }), 'Net et non brut')
    await userEvent.click(screen.getByRole('button', { name: 'Conclude' }))
    const dialog = await screen.findByRole('dialog', { name: 'Everything is accepted' })
    expect(dialog.textContent).toContain('Income accepted for Camille Martin: €1,850.50 per month')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send and go to the next one' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Queue' })).toBeTruthy()
    expect(await screen.findByText('No other file is waiting.')).toBeTruthy()
    expect(bodies(decide)).toMatchObject([{ corrections: [{ monthlyIncome: 1850.5, reason: 'Net et non brut' }] }])
  })

  it('opens the first undecided document instead of concluding', async () => {
    openDesk()
    await ready()
    await byKeys('nc')
    expect(await screen.findByText('Accept this document or mark it to correct')).toBeTruthy()
    expect(shownDocument()).toBe('Identity document')
    await vi.waitFor(() => expect(document.activeElement?.id).toBe('viewer-title'))
    expect(screen.queryByRole('dialog')).toBeNull()
    await byKeys('d')
    expect(await screen.findByText('Choose a reason')).toBeTruthy()
  })

  it('keeps the draft when sending fails and retries', async () => {
    let isDown = true
    openDesk(undefined, {
      answers: {
        [decide]: () =>
          isDown ? failure(503, 'ServiceUnavailable') : ok({ verdict: 'VALIDATED', fileStatus: 'VALIDATED' }),
      },
    })
    await ready()
    await byKeys('aac{Enter}')
    const dialog = await screen.findByRole('dialog')
    expect(await within(dialog).findByRole('alert')).toBeTruthy()
    isDown = false
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send and go to the next one' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Noé Petit' })).toBeTruthy()
  })

  it('keeps zoom and rotation per document', async () => {
    openDesk()
    await ready()
    const picture = await screen.findByRole('img', { name: /^Identity/ })
    await byKeys('++r')
    expect(screen.getByText('200%')).toBeTruthy()
    expect(picture.style.rotate).toBe('90deg')
    await byKeys('n')
    expect(screen.getByText('100%')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Previous document' }))
    expect(screen.getByText('200%')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Zoom out' }))
    expect(screen.getByText('150%')).toBeTruthy()
  })

  it('shows the whole page, or its full width', async () => {
    openDesk()
    await ready()
    const picture = await screen.findByRole('img', { name: /^Identity/ })
    await byKeys('f')
    expect(picture.parentElement?.style.inlineSize).toContain('100cqb')
    await userEvent.click(screen.getByRole('button', { name: 'Show the full width' }))
    expect(picture.parentElement?.style.inlineSize).toBe('100%')
  })

  it('lists the shortcuts and can switch them off permanently', async () => {
    openDesk()
    await ready()
    await byKeys('?')
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Use single-key shortcuts' }))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    await byKeys('n')
    expect(shownDocument()).toBe('Identity document')
    cleanup()
    openDesk()
    await ready()
    await byKeys('n')
    expect(shownDocument()).toBe('Identity document')
  })

  it('gives back the part without a decision', async () => {
    const { sent } = openDesk()
    await ready()
    await byKeys('a')
    await userEvent.click(screen.getByRole('button', { name: 'Give this file back' }))
    const dialog = await screen.findByRole('dialog', { name: 'Why give this file back?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Give the file back' }))
    expect(within(dialog).getByText('Choose a reason.')).toBeTruthy()
    expect(sent()).not.toContain(`POST desk/parts/${camille.id}/release`)
    await userEvent.click(within(dialog).getByRole('radio', { name: 'I have to stop' }))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Give the file back' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Queue' })).toBeTruthy()
    // the notes first: without the lease they could not be saved any more
    const calls = sent().filter((call) => call.startsWith(`POST desk/parts/${camille.id}`) && !call.endsWith('renew'))
    expect(calls).toEqual([`POST desk/parts/${camille.id}/notes`, `POST desk/parts/${camille.id}/release`])
    expect(window.sessionStorage.length).toBe(0)
  })

  it('says why it could not be given back', async () => {
    openDesk(undefined, {
      answers: { [`POST desk/parts/${camille.id}/release`]: () => failure(429, 'DeskLimitReached') },
    })
    await ready()
    await userEvent.click(screen.getByRole('button', { name: 'Give this file back' }))
    await userEvent.click(await screen.findByRole('radio', { name: 'I know this person' }))
    await userEvent.click(screen.getByRole('button', { name: 'Give the file back' }))
    const dialog = screen.getByRole('dialog')
    expect((await within(dialog).findByRole('alert')).textContent).toMatch(/^You have reached the limit for this hour/)
    await userEvent.click(screen.getByRole('button', { name: 'Continue verifying' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('shows why a document failed to load and retries', async () => {
    const id = camille.documents[1]?.id
    let isDown = true
    openDesk(undefined, {
      answers: {
        [`GET desk/documents/${id}/pages/1`]: () => (isDown ? failure(503, 'DocumentStoreUnavailable') : ok('bytes')),
      },
    })
    await ready()
    const retry = await screen.findByRole('button', { name: 'Try again' }, { timeout: 3_000 })
    isDown = false
    await userEvent.click(retry)
    expect(await screen.findByRole('img', { name: /^Identity/ })).toBeTruthy()
  })
})
