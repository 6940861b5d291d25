import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { show } from '#test/site.tsx'
import { keepInput } from './kept-input.ts'
import { useForm } from './use-form.ts'

beforeEach(() => {
  window.sessionStorage.clear()
  window.history.replaceState(null, '', '/proprietaire')
  return cleanup
})

function NameForm() {
  const form = useForm({ initial: { firstName: '', password: '' }, rules: {}, send: async () => undefined })
  return (
    <form {...form.props}>
      <input aria-label="name" {...form.field('firstName')} />
      <input aria-label="secret" {...form.field('password')} />
    </form>
  )
}
const typedIn = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name }).value

describe('input kept through sign-in', () => {
  it.each([
    ['is restored on its page, once, without passwords', '/proprietaire', 'Ada'],
    ['is not restored on another page', '/home', ''],
  ])('%s', async (_, path, restored) => {
    show(<NameForm />)
    await userEvent.type(screen.getByRole('textbox', { name: 'name' }), 'Ada')
    await userEvent.type(screen.getByRole('textbox', { name: 'secret' }), 'Clef')
    keepInput()
    expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('Clef')
    cleanup()
    window.history.replaceState(null, '', path)
    show(<NameForm />)
    expect([typedIn('name'), typedIn('secret')]).toEqual([restored, ''])
    cleanup()
    show(<NameForm />)
    expect(typedIn('name')).toBe('')
  })

  it('does not keep forms without input', () => {
    show(<NameForm />)
    keepInput()
    expect(window.sessionStorage).toHaveLength(0)
  })
})
