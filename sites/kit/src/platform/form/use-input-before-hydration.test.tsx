import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useRef } from 'react'
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

function Choice() {
  const form = useForm({ initial: { kind: '', name: '' }, rules: {}, send: async () => undefined })
  const { value, onChange } = form.choice('kind')
  return (
    <form {...form.props}>
      {['OWNER', 'TENANT'].map((kind) => (
        <label key={kind}>
          <input type="radio" name="kind" value={kind} checked={value === kind} onChange={() => onChange(kind)} />
          {kind}
        </label>
      ))}
      <output>{JSON.stringify(form.values)}</output>
    </form>
  )
}

it.each([
  ['one was chosen', ['TENANT'], 'TENANT'],
  ['none was chosen', [], ''],
])('radio buttons before hydration: %s', async (_, chosen, kept) => {
  await comeAlive(<Choice />, () => {
    for (const kind of chosen) field(kind).checked = true
  })
  expect(JSON.parse(screen.getByRole('status').textContent ?? '')).toEqual({ kind: kept, name: '' })
  expect(screen.queryAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)).toEqual([
    false,
    kept === 'TENANT',
  ])
})

function TwoWays({ send }: { send: (way: string) => void }) {
  const way = useRef('')
  const form = useForm({ initial: { name: '' }, rules: {}, send: async () => send(way.current) })
  const choose = (name: string) => () => {
    way.current = name
  }
  return (
    <form {...form.props}>
      {['first', 'second'].map((name) => (
        <button key={name} type="submit" suppressHydrationWarning onClick={choose(name)}>
          {name}
        </button>
      ))}
    </form>
  )
}

it('does what the button does that was pressed before hydration', async () => {
  const send = vi.fn()
  await comeAlive(<TwoWays send={send} />, () => {
    screen.getByRole('button', { name: 'second' }).setAttribute('aria-busy', 'true')
  })
  expect(send.mock.calls).toEqual([['second']])
})
