import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { useForm } from './use-form.ts'

const user = userEvent.setup({ delay: null })
let root: Root | undefined

afterEach(() => {
  act(() => root?.unmount())
  document.body.replaceChildren()
  cleanup()
})

function Sample({ send = async () => undefined }: { send?: (values: object) => Promise<unknown> }) {
  const form = useForm({
    initial: { email: '', message: '', isTrue: false, city: '' },
    rules: {},
    send,
  })
  return (
    <form {...form.props}>
      <input aria-label="email" {...strip(form.field('email'))} />
      <textarea aria-label="message" {...strip(form.field('message'))} />
      <input aria-label="city" {...strip(form.field('city'))} />
      <input type="checkbox" aria-label="isTrue" {...strip(form.box('isTrue'))} />
      <button type="submit" suppressHydrationWarning>
        Send
      </button>
      <output>{JSON.stringify(form.values)}</output>
    </form>
  )
}
const strip = <Props extends { error: unknown }>({ error: _, ...props }: Props) => props

/** Server-rendered HTML, changed by `early`, then hydrated. */
async function comeAlive(sample: ReactNode, early: () => void) {
  document.body.innerHTML = `<div>${renderToString(sample)}</div>`
  early()
  await act(async () => {
    root = hydrateRoot(document.body.firstElementChild as Element, sample)
  })
}
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)

it('keeps input from before hydration', async () => {
  await comeAlive(<Sample />, () => {
    field('email').value = 'jeanne@exemple.fr'
    field('message').value = 'Bonsoir'
    field('isTrue').checked = true
  })
  await user.type(screen.getByLabelText('city'), 'Lyon')
  expect(JSON.parse(screen.getByRole('status').textContent ?? '')).toEqual({
    email: 'jeanne@exemple.fr',
    message: 'Bonsoir',
    isTrue: true,
    city: 'Lyon',
  })
  expect(field('email').value).toBe('jeanne@exemple.fr')
})

it('submits once what was submitted before hydration', async () => {
  const send = vi.fn(async () => undefined)
  await comeAlive(<Sample send={send} />, () => {
    field('email').value = 'jeanne@exemple.fr'
    screen.getByRole('button').setAttribute('aria-busy', 'true') // As the inline script does.
  })
  expect(send.mock.calls).toEqual([[{ email: 'jeanne@exemple.fr', message: '', isTrue: false, city: '' }]])
  expect(screen.getByRole('button').hasAttribute('aria-busy')).toBe(false)
})

it('submits nothing by itself', async () => {
  const send = vi.fn(async () => undefined)
  await comeAlive(<Sample send={send} />, () => undefined)
  expect(send).not.toHaveBeenCalled()
})
