import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { failure, ok, stubApi } from '#test/api.ts'
import { show } from '#test/site.tsx'
import { ResendButton } from './resend-button.tsx'
import ResendConfirmationPage from './resend-confirmation.page.tsx'

const user = userEvent.setup({ delay: null })
const route = 'POST register/resendConfirmation'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the page that sends the confirmation again', () => {
  async function ask(address: string, language: 'fr' | 'en' = 'en') {
    show(<ResendConfirmationPage />, { language })
    if (address) await user.type(screen.getByLabelText(/^(Email address|Adresse e-mail)/), address)
    await user.click(screen.getByRole('button', { name: /^(Send the email again|Renvoyer l’e-mail)$/ }))
  }

  it.each([
    ['en', 'Check your inbox', /^If an account is waiting to be confirmed for jeanne@exemple.fr,/],
    ['fr', 'Consultez votre messagerie', /^Si un compte attend d’être confirmé à l’adresse jeanne@exemple.fr,/],
  ] as const)('says the same whether or not somebody waits: %s', async (language, title, text) => {
    const { calls } = stubApi({ [route]: () => ok(undefined, 202) })
    await ask('Jeanne@exemple.fr', language)
    expect(document.activeElement).toBe(await screen.findByRole('heading', { level: 1, name: title }))
    expect(screen.getByText(text)).toBeTruthy()
    expect(calls).toHaveLength(1)
  })

  it('sends nothing without an address', async () => {
    const { sent } = stubApi({})
    await ask('')
    expect(screen.getByRole('listitem').textContent).toBe('Email is required')
    expect(sent()).toEqual([])
  })

  it('says when enough was sent', async () => {
    stubApi({ [route]: () => failure(429, 'TooManyMails') })
    await ask('jeanne@exemple.fr')
    expect(await screen.findByText(/^We have already sent several messages/)).toBeTruthy()
  })
})

describe('the button of the dialog', () => {
  it.each([
    [() => ok(undefined, 202), 'The email has just been sent again. Both links work.'],
    [() => failure(429, 'TooManyMails'), /^We have already sent several messages/],
  ])('tells what became of it', async (answer, text) => {
    const { calls } = stubApi({ [route]: answer })
    show(<ResendButton email="jeanne@exemple.fr" />, { language: 'en' })
    await user.click(screen.getByRole('button', { name: 'Send the email again' }))
    expect(await screen.findByText(text)).toBeTruthy()
    expect(calls).toMatchObject([{ body: { email: 'jeanne@exemple.fr' } }])
  })
})
