import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Button, ButtonLink, IconButton } from './button.tsx'

afterEach(cleanup)

describe('Button', () => {
  it('is not a submit button by default', async () => {
    const onClick = vi.fn()
    const onSubmit = vi.fn()
    render(
      <form onSubmit={onSubmit}>
        <Button onClick={onClick}>Ajouter un bien</Button>
      </form>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Ajouter un bien' }))
    expect(onClick).toHaveBeenCalledOnce()
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('while pending keeps name and focus and ignores presses', async () => {
    const onClick = vi.fn()
    const { rerender } = render(
      <Button pending={false} onClick={onClick}>
        Enregistrer
      </Button>,
    )
    const button = screen.getByRole('button', { name: 'Enregistrer' })
    const status = screen.getByRole('status')
    expect(status.textContent).toBe('')
    await userEvent.click(button)

    rerender(
      <Button pending onClick={onClick}>
        Enregistrer
      </Button>,
    )
    expect(screen.getByRole('button', { name: 'Enregistrer' })).toBe(button)
    expect(document.activeElement).toBe(button)
    expect(button.getAttribute('aria-busy')).toBe('true')
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByRole('status')).toBe(status)
    expect(status.textContent).toBe('En cours…')
    await userEvent.click(button)
    await userEvent.keyboard('{Enter}')
    expect(onClick).toHaveBeenCalledOnce()
  })

  it.each([
    [false, 1],
    [true, 0],
  ])('in a form, pending %s, the Enter key submits %i time', async (pending, times) => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
    render(
      <form onSubmit={onSubmit}>
        <input aria-label="Nom" />
        <Button type="submit" pending={pending}>
          Continuer
        </Button>
      </form>,
    )
    await userEvent.type(screen.getByRole('textbox'), 'Studio{Enter}')
    expect(onSubmit).toHaveBeenCalledTimes(times)
  })
})

describe('ButtonLink', () => {
  it('is a link', () => {
    render(<ButtonLink href="/home">Mes biens</ButtonLink>)
    expect(screen.getByRole('link', { name: 'Mes biens' }).getAttribute('href')).toBe('/home')
  })
})

describe('IconButton', () => {
  it('has a name', () => {
    render(<IconButton icon="close" label="Fermer" />)
    expect(screen.getByRole('button', { name: 'Fermer' })).toBeTruthy()
  })

  it('keeps the focus when it becomes disabled, and ignores presses', async () => {
    const onClick = vi.fn()
    const { rerender } = render(<IconButton icon="plus" label="Agrandir" onClick={onClick} />)
    const button = screen.getByRole('button', { name: 'Agrandir' })
    await userEvent.click(button)
    rerender(<IconButton icon="plus" label="Agrandir" disabled onClick={onClick} />)
    expect(document.activeElement).toBe(button)
    expect(button.getAttribute('aria-disabled')).toBe('true')
    await userEvent.click(button)
    await userEvent.keyboard('{Enter}')
    expect(onClick).toHaveBeenCalledOnce()
  })
})
