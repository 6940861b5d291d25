import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openDesk } from '#test/desk.tsx'

beforeEach(() => {
  window.sessionStorage.clear()
  window.localStorage.clear()
})
afterEach(cleanup)

const ready = () => screen.findByRole('heading', { level: 1, name: 'Camille Martin' })
const byKeys = async (keys: string) => userEvent.keyboard(keys)

describe('the work screen, by ear', () => {
  it('names each document when it comes on screen, and what was decided before it', async () => {
    openDesk()
    await ready()
    const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
    await byKeys('n')
    expect(said()).toContain('Document 2 of 3: Proof of income, Camille Martin.')
    await byKeys('p')
    expect(said()).toContain('Document 1 of 3: Identity document, Camille Martin.')
    screen.getByRole('button', { name: 'Accept' }).focus()
    await byKeys('{Enter}')
    expect(said()).toContain('Identity document: accepted. Document 2 of 3: Proof of income, Camille Martin.')
    await vi.waitFor(() => expect(document.activeElement?.id).toBe('viewer-title'))
    await byKeys('{Enter}')
    expect(screen.getByText('1 document left to review.')).toBeTruthy()
    screen.getByRole('button', { name: 'Accept' }).focus()
    await byKeys('{Enter}')
    expect(said()).toContain(
      'Proof of income: accepted. Every document has been reviewed. Document 2 of 3: Proof of income, Camille Martin.',
    )
  })

  it('keeps the focus on the pressed button, also at the last document', async () => {
    openDesk()
    await ready()
    const toolbar = within(screen.getByRole('toolbar'))
    const next = toolbar.getByRole('button', { name: 'Next document' })
    await userEvent.click(next)
    expect(next.getAttribute('aria-disabled')).toBeNull()
    await userEvent.keyboard('{Enter}')
    expect(next.getAttribute('aria-disabled')).toBe('true')
    await userEvent.keyboard('{Enter}')
    expect(document.getElementById('viewer-title')?.textContent).toBe('Proof of address')
    expect(document.activeElement).toBe(next)
  })

  it('moves the focus to the title when the pressed button is gone', async () => {
    openDesk()
    await ready()
    await byKeys('d')
    const reason = await screen.findByRole('group', { name: 'Reason' })
    await userEvent.click(within(reason).getByRole('button', { name: 'Next document' }))
    expect(document.activeElement?.id).toBe('viewer-title')
  })
})
