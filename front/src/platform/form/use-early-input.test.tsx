import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { useForm } from './use-form.ts'

const user = userEvent.setup({ delay: null })
let root: Root | undefined

afterEach(() => {
  act(() => root?.unmount())
  document.body.replaceChildren()
  cleanup()
})

function Sample() {
  const form = useForm({
    initial: { email: '', message: '', isTrue: false, city: '' },
    rules: {},
    send: async () => undefined,
  })
  return (
    <form {...form.props}>
      <input aria-label="email" {...strip(form.field('email'))} />
      <textarea aria-label="message" {...strip(form.field('message'))} />
      <input aria-label="city" {...strip(form.field('city'))} />
      <input type="checkbox" aria-label="isTrue" {...strip(form.box('isTrue'))} />
      <output>{JSON.stringify(form.values)}</output>
    </form>
  )
}
const strip = <Props extends { error: unknown }>({ error: _, ...props }: Props) => props

it('keeps what was typed and ticked before the page came alive', async () => {
  document.body.innerHTML = `<div>${renderToString(<Sample />)}</div>`
  const [email, message, box] = ['email', 'message', 'isTrue'].map((name) =>
    screen.getByLabelText<HTMLInputElement>(name),
  )
  if (!email || !message || !box) throw new Error('the sample was not rendered')
  email.value = 'jeanne@exemple.fr'
  message.value = 'Bonsoir'
  box.checked = true
  await act(async () => {
    root = hydrateRoot(document.body.firstElementChild as Element, <Sample />)
  })
  await user.type(screen.getByLabelText('city'), 'Lyon')
  expect(JSON.parse(screen.getByRole('status').textContent ?? '')).toEqual({
    email: 'jeanne@exemple.fr',
    message: 'Bonsoir',
    isTrue: true,
    city: 'Lyon',
  })
  expect(email.value).toBe('jeanne@exemple.fr')
})
