import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Menu } from './menu.tsx'
import { MenuButton, MenuLink } from './menu-item.tsx'

afterEach(cleanup)

const signOut = vi.fn()
beforeEach(async () => {
  render(
    <>
      <Menu label="Mon compte">
        <MenuLink to="/home">Tableau de bord</MenuLink>
        <MenuButton onClick={signOut}>Se déconnecter</MenuButton>
      </Menu>
      <button type="button">Ailleurs</button>
    </>,
  )
  await userEvent.click(summary())
})

const summary = () => screen.getByText('Mon compte').closest('summary') as HTMLElement
const isOpen = () => (summary().parentElement as HTMLDetailsElement).open

describe('Menu', () => {
  it('opens and closes by its button', async () => {
    expect(isOpen()).toBe(true)
    expect(screen.getByRole('link', { name: 'Tableau de bord' }).getAttribute('href')).toBe('/home')
    await userEvent.click(summary())
    expect(isOpen()).toBe(false)
  })

  it('closes on Escape, and the focus returns to its button', async () => {
    screen.getByRole('button', { name: 'Se déconnecter' }).focus()
    await userEvent.keyboard('{Escape}')
    expect(isOpen()).toBe(false)
    expect(document.activeElement).toBe(summary())
  })

  it('closes on a choice', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Se déconnecter' }))
    expect(signOut).toHaveBeenCalledOnce()
    expect(isOpen()).toBe(false)
  })

  it('closes when a press or the focus goes elsewhere', async () => {
    fireEvent.pointerDown(screen.getByText('Ailleurs'))
    expect(isOpen()).toBe(false)
    await userEvent.click(summary())
    expect(isOpen()).toBe(true)
    screen.getByRole('button', { name: 'Se déconnecter' }).focus()
    await userEvent.tab()
    expect(document.activeElement).toBe(screen.getByText('Ailleurs'))
    expect(isOpen()).toBe(false)
  })
})
