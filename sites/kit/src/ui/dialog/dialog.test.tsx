import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode, useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog } from './dialog.tsx'

afterEach(cleanup)

function Sample() {
  const [isOpen, setOpen] = useState(false)
  return (
    <StrictMode>
      <button type="button" onClick={() => setOpen(true)}>
        Partager
      </button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Partager le lien">
        <p>Envoyez ce lien.</p>
      </Dialog>
    </StrictMode>
  )
}

const open = () => userEvent.click(screen.getByRole('button', { name: 'Partager' }))
const dialog = () => document.querySelector('dialog') as HTMLDialogElement

describe('Dialog', () => {
  it('is empty until it opens, and takes the focus, so that its title is read', async () => {
    const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal')
    render(<Sample />)
    expect(dialog().textContent).toBe('')
    await open()
    expect(showModal).toHaveBeenCalled()
    expect(screen.getByRole('dialog', { name: 'Partager le lien' })).toBe(dialog())
    expect(document.activeElement).toBe(dialog())
  })

  it.each([
    ['the cross', () => fireEvent.click(screen.getByRole('button', { name: 'Fermer' }))],
    ['Escape', () => fireEvent(dialog(), new Event('cancel', { cancelable: true }))],
    ['Escape pressed twice, which does not ask', () => dialog().close()],
  ])('closes by %s, and the focus returns to what opened it', async (_, close) => {
    render(<Sample />)
    await open()
    close()
    await vi.waitFor(() => expect(dialog().open).toBe(false))
    expect(dialog().textContent).toBe('')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Partager' }))
    await open()
    expect(dialog().open).toBe(true)
  })
})

describe('ConfirmDialog', () => {
  const show = (more: Partial<Parameters<typeof ConfirmDialog>[0]> = {}) => {
    const onCancel = vi.fn()
    const onConfirm = vi.fn()
    render(
      <ConfirmDialog
        open
        title="Supprimer «\u00a0Studio\u00a0»\u202f?"
        confirmLabel="Supprimer ce bien"
        {...{ onCancel, onConfirm }}
        {...more}
      >
        <p>C’est définitif.</p>
      </ConfirmDialog>,
    )
    return { onCancel, onConfirm }
  }

  it('names what is deleted, and no button has the focus', () => {
    show({ danger: true })
    const asked = screen.getByRole('alertdialog', { name: /Studio/ })
    expect(document.getElementById(asked.getAttribute('aria-describedby') ?? '')?.textContent).toBe('C’est définitif.')
    expect(document.activeElement).toBe(asked)
  })

  it('confirms or cancels', async () => {
    const { onCancel, onConfirm } = show()
    await userEvent.click(screen.getByRole('button', { name: 'Annuler' }))
    expect([onCancel.mock.calls.length, onConfirm.mock.calls.length]).toEqual([1, 0])
    await userEvent.click(screen.getByRole('button', { name: 'Supprimer ce bien' }))
    expect([onCancel.mock.calls.length, onConfirm.mock.calls.length]).toEqual([1, 1])
  })

  it('can neither be left nor confirmed again while pending', async () => {
    const { onCancel, onConfirm } = show({ pending: true })
    await userEvent.click(screen.getByRole('button', { name: 'Supprimer ce bien' }))
    await userEvent.click(screen.getByRole('button', { name: 'Annuler' }))
    fireEvent(dialog(), new Event('cancel', { cancelable: true }))
    expect(onConfirm).not.toHaveBeenCalled()
    expect(onCancel).not.toHaveBeenCalled()
  })

  it('says why the last attempt failed', () => {
    show({ error: 'Une erreur est survenue' })
    expect(screen.getByRole('alert').textContent).toBe('Une erreur est survenue')
  })
})
