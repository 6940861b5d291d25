import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { useDraft } from './use-draft.ts'
import { useForm } from './use-form.ts'

afterEach(() => {
  cleanup()
  window.sessionStorage.clear()
})

const initial = { subject: '', password: '' }
const kept = ['subject'] as const

function Sample() {
  const form = useForm({ initial, rules: {}, send: () => Promise.resolve() })
  const forget = useDraft('contact', form, kept)
  const { error: _subject, ...subject } = form.field('subject')
  const { error: _password, ...password } = form.field('password')
  return (
    <>
      <input aria-label="subject" {...subject} />
      <input aria-label="password" {...password} />
      <button type="button" onClick={forget}>
        forget
      </button>
    </>
  )
}

const typed = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value

/** Like a reload: only the tab storage stays. */
function reload() {
  cleanup()
  render(<Sample />)
}

describe('useDraft', () => {
  it('restores the listed fields only', async () => {
    render(<Sample />)
    await userEvent.type(screen.getByLabelText('subject'), 'Question')
    await userEvent.type(screen.getByLabelText('password'), 'secret')
    expect(JSON.stringify(window.sessionStorage)).not.toContain('secret')
    reload()
    expect([typed('subject'), typed('password')]).toEqual(['Question', ''])
  })

  it('restores nothing after forgetDraft', async () => {
    render(<Sample />)
    await userEvent.type(screen.getByLabelText('subject'), 'Question')
    await userEvent.click(screen.getByText('forget'))
    reload()
    expect(typed('subject')).toBe('')
  })

  it.each(['null', '"text"', '{"subject":3}', '{broken'])('ignores a draft it cannot use: %s', (stored) => {
    window.sessionStorage.setItem('draft-contact', stored)
    render(<Sample />)
    expect(typed('subject')).toBe('')
  })
})
