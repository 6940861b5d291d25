import { signedIn } from '@bailclair/site-kit/test/providers.tsx'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { show } from '#test/screen.tsx'
import { shared } from '#test/shared-property.ts'
import { Invitation } from './invitation.tsx'

afterEach(cleanup)
const user = userEvent.setup({ delay: null })

it.each([
  ['en', 'No application yet', 'Copy the link', 'Copy the message', /^Hello,/],
  ['fr', 'Pas encore de candidature', 'Copier le lien', 'Copier le message', /^Bonjour,/],
] as const)(
  'gives the link and a message to send it with: %s',
  async (language, title, copyLink, copyText, greeting) => {
    const part = <Invitation property={shared} ownerName="Jeanne Martin" />
    show(part, { language, session: signedIn })
    expect(screen.getByRole('heading', { name: title })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: copyLink }))
    const link = await navigator.clipboard.readText()
    expect(link).toBe(`http://localhost:3000/candidater/${shared.token}`)
    await user.click(screen.getByRole('button', { name: copyText }))
    const text = await navigator.clipboard.readText()
    expect(text).toMatch(greeting)
    expect(text).toContain(`\n\n${link}\n\n`)
    expect(text).toMatch(/\nJeanne Martin$/)
    expect(screen.getByText((_, element) => element?.textContent === text)).toBeTruthy()
  },
)
