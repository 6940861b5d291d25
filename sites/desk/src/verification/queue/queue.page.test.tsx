import { failure, ok } from '@bailclair/site-kit/test/api.ts'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { pathTo } from '#paths.ts'
import { findAlert, openDesk } from '#test/desk.tsx'
import { camille, noe, queued } from '#test/part.ts'

afterEach(cleanup)

const queue = (...parts: ReturnType<typeof queued>[]) => ({
  'GET desk/queue': () => ok({ waiting: parts.length, late: 0, parts }),
})
const openQueue = (answers = {}) => openDesk(pathTo('Queue'), { answers })
const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent?.replaceAll(/\s+/g, ' ').replaceAll('\u2060', '').trim())

describe('the queue', () => {
  it('shows time left, number of documents and state of each part', async () => {
    openQueue({
      'GET desk/queue': () =>
        ok({
          waiting: 203,
          late: 1,
          parts: [
            queued('01', { secondsLeft: -7_200, isResubmitted: true, guarantors: 2, documents: 1 }),
            queued('02', { initials: 'N. P.', state: 'TAKEN', leaseEndsAt: '2026-11-15T12:20:00.000Z' }),
            queued('03', { initials: 'A. R.', state: 'OWN_FILE', secondsLeft: 1_800 }),
          ],
        }),
    })
    await screen.findByRole('table')
    const [late, taken, own] = rows()
    expect(late).toMatch(
      /C\. M\. single ?Corrected.*2 h overdue.*1 document, 2 guarantors.*Nobody.*Take: file of C\. M\./,
    )
    expect(taken).toMatch(/5 h left.*4 documents.*A colleague until 13:20$/)
    expect(own).toMatch(/30 min left.*You are part of it$/)
    expect(screen.getByText('The 3 oldest are shown.')).toBeTruthy()
    const figures = [...document.querySelectorAll('.figure')].map(({ textContent }) => textContent)
    expect(figures).toEqual(['Waiting203', 'Over 48 h1', 'Verified today12', 'To correct, today3'])
  })

  it('finds a file by its number', async () => {
    const { calls } = openQueue({
      'GET desk/search': () =>
        ok({ parts: [queued('02', { initials: 'N. P.' })], others: [{ initials: 'L. P.', status: 'VALIDATED' }] }),
    })
    const field = await screen.findByRole('textbox', { name: /^File number/ })
    await userEvent.type(field, '12{Enter}')
    expect(screen.getByText('A file number has ten digits')).toBeTruthy()
    await userEvent.clear(field)
    await userEvent.type(field, '1063 947 196{Enter}')
    expect(await screen.findByRole('table', { name: 'File found' })).toBeTruthy()
    expect(screen.getByText('L. P.: the file is verified')).toBeTruthy()
    expect(calls.find(({ path }) => path === 'desk/search')?.query.get('number')).toBe('1063947196')
    const found = screen.getByRole('table', { name: 'File found' })
    await userEvent.click(within(found).getByRole('button', { name: /^Take/ }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Noé Petit' })).toBeTruthy()
  })

  it('says when no file has the number', async () => {
    openQueue({ 'GET desk/search': () => ok({ parts: [], others: [] }) })
    await userEvent.type(await screen.findByRole('textbox', { name: /^File number/ }), '0000000001{Enter}')
    expect(await screen.findByText(/^No file has this number/)).toBeTruthy()
  })

  it('marks a wish for a second opinion, which its asker cannot give', async () => {
    openQueue(queue(queued('01', { state: 'ASKED', wantsSecondOpinion: true })))
    await screen.findByRole('table')
    expect(rows()[0]).toMatch(/Second opinion.*A colleague, as you asked$/)
    expect(screen.queryByRole('button', { name: /^Take|Start/ })).toBeNull()
  })

  it('starts with the next part', async () => {
    const { history, sent } = openQueue()
    await userEvent.click(await screen.findByRole('button', { name: 'Start the next one' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Noé Petit' })).toBeTruthy()
    expect(history.current().pathname).toBe(pathTo('Part', { id: noe.id }))
    // The response to the claim contains the part.
    expect(sent()).not.toContain(`GET desk/parts/${noe.id}`)
  })

  it('continues with the leased part', async () => {
    openQueue(queue(queued('01', { state: 'MINE' }), queued('02')))
    expect(await screen.findByRole('button', { name: 'Continue my file' })).toBeTruthy()
    expect(screen.getByText(/^Conclude or give back your file/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Take/ })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: /^Continue ?: file of C\. M\./ }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Camille Martin' })).toBeTruthy()
  })

  it('says that a colleague was faster and refetches the queue', async () => {
    let isTaken = false
    openQueue({
      'GET desk/queue': () => ok({ waiting: 1, late: 0, parts: [queued('01', { state: isTaken ? 'TAKEN' : 'FREE' })] }),
      [`POST desk/parts/${camille.id}/claim`]: () => {
        isTaken = true
        return failure(409, 'PartTaken')
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: /^Take/ }))
    expect((await findAlert()).textContent).toContain('This file could not be taken')
    expect(await screen.findByText('A colleague')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Take|Start/ })).toBeNull()
  })

  it('says that nothing is left when the last part was taken', async () => {
    openQueue({ 'POST desk/claim': () => ok({}) })
    await userEvent.click(await screen.findByRole('button', { name: 'Start the next one' }))
    expect(await screen.findByText(/a colleague has just taken the last file/)).toBeTruthy()
  })

  it('explains the empty queue', async () => {
    openQueue(queue())
    expect(await screen.findByRole('heading', { name: 'Nothing is waiting' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Start the next one' })).toBeNull()
  })

  it('offers a retry when it cannot be loaded', async () => {
    let isDown = true
    openQueue({
      'GET desk/queue': () => (isDown ? failure(500, 'Unexpected') : queue(queued('01'))['GET desk/queue']()),
    })
    const alert = await findAlert()
    isDown = false
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('table')).toBeTruthy()
  })

  it('keeps the last data with its time while refetching fails', async () => {
    let isDown = false
    openQueue({
      'GET desk/queue': () => (isDown ? failure(500, 'Unexpected') : queue(queued('01'))['GET desk/queue']()),
    })
    const take = await screen.findByRole('button', { name: /^Take/ })
    take.focus()
    isDown = true
    window.dispatchEvent(new Event('visibilitychange'))
    expect(await screen.findByText(/This queue is from \d\d:\d\d/)).toBeTruthy()
    expect(document.activeElement).toBe(take)
  })
})
