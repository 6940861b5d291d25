import { failure, ok } from '@bailclair/site-kit/test/api.ts'
import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pathTo } from '#paths.ts'
import { findAlert, leased, openDesk } from '#test/desk.tsx'
import { camille } from '#test/part.ts'

beforeEach(() => window.sessionStorage.clear())
afterEach(cleanup)

const ready = () => screen.findByRole('heading', { level: 1, name: 'Camille Martin' })
const byKeys = async (keys: string) => userEvent.keyboard(keys)
const renew = `POST desk/parts/${camille.id}/renew`
const claim = `POST desk/parts/${camille.id}/claim`
const decide = `POST desk/parts/${camille.id}/decide`
const askAgain = () => window.dispatchEvent(new Event('focus'))

describe('the lease', () => {
  it('warns at once when lost and keeps the draft', async () => {
    let isLost = false
    openDesk(undefined, {
      answers: {
        [renew]: () => (isLost ? failure(409, 'LeaseLost') : ok({ leaseEndsAt: camille.leaseEndsAt, version: 3 })),
      },
    })
    await ready()
    await byKeys('a')
    isLost = true
    askAgain()
    const alert = await findAlert()
    expect(alert.textContent).toContain('You no longer have this file')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Conclude' }).disabled).toBe(true)
    await byKeys('a')
    expect(screen.getByText('1 document left to review.')).toBeTruthy()
    isLost = false
    await userEvent.click(within(alert).getByRole('button', { name: 'Take it again' }))
    await vi.waitFor(() => expect(screen.queryByText('You no longer have this file')).toBeNull())
    await byKeys('ac')
    expect(await screen.findByRole('dialog', { name: 'Everything is accepted' })).toBeTruthy()
  })

  it('warns before it ends when renewal fails, then says that it ended', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
    try {
      openDesk(undefined, { answers: { [renew]: () => failure(503, 'ServiceUnavailable') } })
      await ready()
      await act(async () => vi.advanceTimersByTime(14 * 60_000))
      expect(within(screen.getByRole('main')).queryByRole('alert')).toBeNull()
      await act(async () => vi.advanceTimersByTime(2 * 60_000))
      expect((await findAlert()).textContent).toContain('This file is about to return to the queue')
      await act(async () => vi.advanceTimersByTime(5 * 60_000))
      expect((await findAlert()).textContent).toContain('You no longer have this file')
    } finally {
      vi.useRealTimers()
    }
  })

  it('is not taken again when a colleague has it', async () => {
    openDesk(undefined, {
      answers: { [renew]: () => failure(409, 'LeaseLost'), [claim]: () => failure(409, 'PartTaken') },
    })
    await ready()
    const alert = await findAlert()
    await userEvent.click(within(alert).getByRole('button', { name: 'Take it again' }))
    expect(await within(alert).findByText('Someone else is verifying this file.')).toBeTruthy()
    expect(within(alert).getByRole('link', { name: 'Back to the queue' }).getAttribute('href')).toBe(pathTo('Queue'))
  })

  it.each(['PartNotFound', 'PartChanged'] as const)('ends when the part no longer waits: %s', async (code) => {
    openDesk(undefined, { answers: { [renew]: () => failure(409, code) } })
    await ready()
    const alert = await findAlert()
    expect(alert.textContent).toContain('This file is no longer waiting')
    expect(within(alert).queryByRole('button')).toBeNull()
    expect(within(alert).getByRole('link', { name: 'Back to the queue' })).toBeTruthy()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Conclude' }).disabled).toBe(true)
  })

  it('lost while sending closes the dialog and shows a notice', async () => {
    openDesk(undefined, { answers: { [decide]: () => failure(409, 'LeaseLost') } })
    await ready()
    await byKeys('aac{Enter}')
    expect((await findAlert()).textContent).toContain('You no longer have this file')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('shows the new version when the tenant changed the part, with the valid decisions', async () => {
    const changed = {
      ...camille,
      version: 4,
      documents: [{ ...camille.documents[0], id: '00000000-0000-4000-8000-0000000000d8' }, camille.documents[1]],
    } as typeof camille
    let isChanged = false
    openDesk(undefined, {
      answers: {
        ...leased(camille),
        [renew]: () => ok({ leaseEndsAt: camille.leaseEndsAt, version: isChanged ? 4 : 3 }),
        [`GET desk/parts/${camille.id}`]: () => ok(isChanged ? changed : camille),
      },
    })
    await ready()
    await byKeys('aa')
    isChanged = true
    askAgain()
    await userEvent.click(within(await findAlert()).getByRole('button', { name: 'Show the new version' }))
    expect(await screen.findByText('1 document left to review.')).toBeTruthy()
  })

  it('survives a reload with the draft', async () => {
    let notes = camille.notes
    const answers = {
      [`GET desk/parts/${camille.id}`]: () => ok({ ...camille, notes }),
      [`POST desk/parts/${camille.id}/notes`]: ({ body }: { body: unknown }) => {
        notes = body as typeof notes
        return ok({ savedAt: '2026-11-15T12:00:00.000Z' })
      },
    }
    openDesk(undefined, { answers })
    await ready()
    await byKeys('a')
    cleanup()
    await vi.waitFor(() => expect(notes.documents).toHaveLength(1))
    openDesk(undefined, { answers })
    await ready()
    expect(screen.getByText('1 document left to review.')).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Proof of income' })).toBeTruthy()
  })

  it.each([
    ['LeaseLost', 'You have not taken this file'],
    ['PartChanged', 'This file is no longer waiting'],
  ] as const)('%s instead of the part shows: %s', async (code, title) => {
    openDesk(undefined, { answers: { [`GET desk/parts/${camille.id}`]: () => failure(409, code) } })
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy()
  })
})
