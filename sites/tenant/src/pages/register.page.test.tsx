import { ok, stubApi } from '@bailclair/site-kit/test/api.ts'
import { createMemoryHistory } from '@bailclair/site-kit/test/memory-history.ts'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { show } from '#test/screen.tsx'
import RegisterPage from './register.page.tsx'

const property = 'abcdefghijklmnopqrstuv'
const password = 'Rue-du-Bac-75007'
const user = userEvent.setup({ delay: null })

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const open = (search: string) => show(<RegisterPage />, { history: createMemoryHistory(`/creation${search}`) })
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')

it.each([
  ['', undefined],
  [`?bien=${property}`, { property }],
  [`?bien=${property}&accord=1`, { property, agreed: 1 }],
  [`?bien=${property}&accord=x`, { property }],
  ['?accord=1', undefined],
  ['?bien=nonsense&other=x', undefined],
])('signs up in the tenant realm, with the property of the address: %s', async (search, more) => {
  const { calls } = stubApi({ 'POST tenant/register/account': () => ok({ email: 'camille@exemple.fr' }, 201) })
  open(search)
  await user.type(screen.getByLabelText(/^Email/), 'camille@exemple.fr')
  await user.type(screen.getByLabelText(/^Password/), password)
  await user.type(screen.getByLabelText(/^Confirm password/), password)
  await user.click(screen.getByRole('checkbox'))
  await vi.dynamicImportSettled()
  await user.click(screen.getByRole('button', { name: 'Create my account' }))
  expect(await screen.findByRole('dialog', { name: 'Check your inbox' })).toBeTruthy()
  expect(calls.map(({ body }) => body)).toEqual([{ email: 'camille@exemple.fr', password, ...more }])
})

it('keeps the property on the way to sign-in, and tells so', () => {
  open(`?bien=${property}&other=x`)
  expect(screen.getByText('You are applying for a property')).toBeTruthy()
  expect(hrefOf('Already registered?')).toBe(`/mon-dossier?bien=${property}`)
})

it('has the legal pages of the owner site', () => {
  open('')
  expect(screen.queryByText('You are applying for a property')).toBeNull()
  expect(hrefOf(/Terms of Use/)).toBe('http://localhost:3000/cgu')
  expect(hrefOf(/Privacy Policy/)).toBe('http://localhost:3000/politique-de-confidentialite')
})
