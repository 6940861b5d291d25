import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { TestProviders } from '#test/site.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  delete document.documentElement.dataset['theme']
})

it('keeps what was chosen before hydration', async () => {
  const page = (
    <TestProviders>
      <ThemeSwitch />
    </TestProviders>
  )
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(page)
  const select = root.querySelector('select') as HTMLSelectElement
  select.value = 'dark'
  await act(() => hydrateRoot(root, page))
  expect([select.value, document.documentElement.dataset['theme']]).toEqual(['dark', 'dark'])
})

it('applies the chosen colours to page and browser bar, and follows the system again', async () => {
  document.head.innerHTML = '<meta data-scheme="light"><meta data-scheme="dark">'
  const medias = () => [...document.head.querySelectorAll('meta')].map((it) => it.getAttribute('media'))
  render(
    <TestProviders>
      <ThemeSwitch />
    </TestProviders>,
  )
  const choose = (theme: string) => userEvent.selectOptions(screen.getByRole('combobox', { name: 'Couleurs' }), theme)

  await choose('Sombre')
  expect(document.documentElement.dataset['theme']).toBe('dark')
  expect(medias()).toEqual(['not all', 'all'])
  await choose('Clair')
  expect(medias()).toEqual(['all', 'not all'])
  await choose('Système')
  expect(document.documentElement.dataset['theme']).toBeUndefined()
  expect(medias()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'])
})
