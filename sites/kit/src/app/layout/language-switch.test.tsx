import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { toasts } from '#platform/toasts.ts'
import { TestProviders } from '#test/site.tsx'
import { LanguageSwitch } from './language-switch.tsx'

/** Stops the navigation of a click in this test. */
const hold = (event: Event) => event.preventDefault()
beforeEach(() => window.addEventListener('click', hold))
afterEach(() => {
  window.removeEventListener('click', hold)
  cleanup()
})

function show(onSwitch?: () => Promise<void>) {
  render(
    <TestProviders {...(onSwitch && { onSwitch })}>
      <LanguageSwitch />
    </TestProviders>,
  )
}
const current = () => screen.getAllByRole('link').find((link) => link.getAttribute('aria-current'))?.textContent

describe('LanguageSwitch', () => {
  it('names each language in itself, and works as a link without JavaScript', () => {
    show()
    const english = screen.getByRole('link', { name: 'English' })
    expect(english.getAttribute('href')).toBe('?lang=en')
    expect([english.lang, english.getAttribute('hreflang')]).toEqual(['en', 'en'])
    expect(current()).toBe('Français')
  })

  it('switches in place', async () => {
    const onSwitch = vi.fn(() => Promise.resolve())
    show(onSwitch)
    await act(async () => fireEvent.click(screen.getByText('English')))
    expect(onSwitch).toHaveBeenCalledWith('en')
    expect(current()).toBe('English')
    expect(screen.getByRole('navigation', { name: 'Language' })).toBeTruthy()
  })

  it('shows an error and keeps the language when the texts fail to load', async () => {
    show(() => Promise.reject(new TypeError('offline')))
    await act(async () => fireEvent.click(screen.getByText('English')))
    expect(current()).toBe('Français')
    expect(toasts.current().at(-1)).toMatchObject({ kind: 'danger', text: expect.stringContaining('connexion') })
  })

  it('leaves a click for a new tab to the browser', async () => {
    const onSwitch = vi.fn(() => Promise.resolve())
    show(onSwitch)
    await act(async () => fireEvent.click(screen.getByText('English'), { ctrlKey: true }))
    expect(onSwitch).not.toHaveBeenCalled()
  })
})
