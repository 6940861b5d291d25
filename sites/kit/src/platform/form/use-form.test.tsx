import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '#platform/api/api-error.ts'
import { LanguageProvider } from '#platform/messages/language-provider.tsx'
import { useForm } from './use-form.ts'

afterEach(cleanup)

const initial = { email: '', rent: '', terms: false, kind: 'HOUSE' }
const labels = { email: 'Email address', rent: 'Rent' }
type Values = typeof initial

const rules = {
  email: (value: string) => {
    if (value === '') return 'register.email-required'
    return value.includes('@') ? undefined : 'register.email-not-valid'
  },
  rent: (value: string) => (Number(value) > 0 ? undefined : 'number-not-positive'),
  terms: (value: boolean) => (value ? undefined : 'box-not-checked'),
} as const

type Send = (values: Values) => Promise<unknown>

function Sample({ send }: { send: Send }) {
  const form = useForm<Values>({ initial, rules, labels, send })
  const { error: emailError, ...email } = form.field('email')
  const { error: rentError, ...rent } = form.field('rent')
  const { error: termsError, ...terms } = form.box('terms')
  const kind = form.choice('kind')
  return (
    <form aria-label="sample" {...form.props}>
      <output data-testid="state">{JSON.stringify([form.isPending, form.isDirty, form.summary.attempt])}</output>
      <ul>
        {form.summary.errors.map(({ fieldId, message }) => (
          <li key={fieldId}>{`${document.getElementById(fieldId)?.getAttribute('name')}: ${message}`}</li>
        ))}
      </ul>
      <p data-testid="failure">{form.failure?.text}</p>
      <input aria-label="email" {...email} />
      <p data-testid="email-error">{emailError}</p>
      <input aria-label="rent" {...rent} />
      <p data-testid="rent-error">{rentError}</p>
      <input aria-label="terms" type="checkbox" {...terms} />
      <p data-testid="terms-error">{termsError}</p>
      <button type="button" onClick={() => kind.onChange('APARTMENT')}>
        {kind.value}
      </button>
      <button type="button" onClick={() => form.reset({ ...initial, email: 'new@example.org' })}>
        reset
      </button>
      <button type="submit">send</button>
    </form>
  )
}

const textOf = (id: string) => screen.getByTestId(id).textContent
const summary = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)
const state = () => JSON.parse(textOf('state')) as [isPending: boolean, isDirty: boolean, attempt: number]

function setUp(send: Send = () => Promise.resolve()) {
  const sent = vi.fn(send)
  render(
    <LanguageProvider initial="en">
      <Sample send={sent} />
    </LanguageProvider>,
  )
  return sent
}

async function fill() {
  await userEvent.type(screen.getByLabelText('email'), 'a@b')
  await userEvent.type(screen.getByLabelText('rent'), '650')
  await userEvent.click(screen.getByLabelText('terms'))
}
const submit = () => userEvent.click(screen.getByText('send'))

describe('the message of a field (decision 24)', () => {
  it('first shows when the field was left, then follows every input', async () => {
    setUp()
    await userEvent.type(screen.getByLabelText('email'), 'a')
    expect(textOf('email-error')).toBe('')
    await userEvent.tab()
    expect(textOf('email-error')).toBe('Invalid email')
    await userEvent.type(screen.getByLabelText('email'), '@')
    expect(textOf('email-error')).toBe('')
    await userEvent.clear(screen.getByLabelText('email'))
    expect(textOf('email-error')).toBe('Email is required')
    expect(textOf('terms-error')).toBe('')
  })
})

describe('a submit with problems (decision 24)', () => {
  it('sends nothing, shows every message and the summary, each time again', async () => {
    const sent = setUp()
    await submit()
    expect(sent).not.toHaveBeenCalled()
    expect(summary()).toEqual([
      'email: Email is required',
      'rent: The price must be positive',
      'terms: The box must be checked',
    ])
    expect(textOf('terms-error')).toBe('The box must be checked')
    await userEvent.type(screen.getByLabelText('rent'), '1')
    expect(summary()).toHaveLength(2)
    await submit()
    expect(state()).toEqual([false, true, 2])
  })
})

describe('a submit without problems', () => {
  it('sends the values once, shows that it is pending, and is clean afterwards', async () => {
    const answer = Promise.withResolvers<void>()
    const sent = setUp(() => answer.promise)
    await fill()
    await userEvent.click(screen.getByText('HOUSE'))
    await submit()
    await submit()
    expect(sent.mock.calls).toEqual([[{ email: 'a@b', rent: '650', terms: true, kind: 'APARTMENT' }]])
    expect(state()).toEqual([true, true, 0])
    await act(async () => answer.resolve())
    expect(state()).toEqual([false, false, 0])
  })
})

it('is pending already when it is sent', async () => {
  const seen: unknown[] = []
  setUp(async () => seen.push(state()))
  await fill()
  await submit()
  expect(seen).toEqual([[true, true, 0]])
})

it('is clean after a reset inside send', async () => {
  setUp(async () => act(() => screen.getByText('reset').click()))
  await fill()
  await submit()
  expect((screen.getByLabelText('email') as HTMLInputElement).value).toBe('new@example.org')
  expect(state()).toEqual([false, false, 0])
})

describe('a failure', () => {
  it('of fields shows at them until they change', async () => {
    const entries = [
      { code: 'InvalidField', field: 'email', message: 'text-too-long' },
      { code: 'TooManyRequests', field: 'rent' },
      { code: 'InvalidField', field: 'terms', message: 'invented-tomorrow' },
    ] as const
    setUp(() => Promise.reject(new ApiError('InvalidField', { entries })))
    await fill()
    await submit()
    expect(summary()).toEqual([
      'email: Email address: This text is too long, shorten it',
      'rent: Too many requests in a short time. Wait a moment, then try again.',
      'terms: This answer is not valid',
    ])
    expect((screen.getByLabelText('email') as HTMLInputElement).value).toBe('a@b')
    expect(textOf('failure')).toBe('')
    await userEvent.type(screen.getByLabelText('email'), 'c')
    expect(textOf('email-error')).toBe('')
    expect(summary()).toHaveLength(2)
  })

  it('of the form is shown, keeps the values and can be retried', async () => {
    const sent = setUp()
    sent.mockRejectedValueOnce(new ApiError('NetworkFailure'))
    await fill()
    await submit()
    expect(textOf('failure')).toBe('The service is not answering. Check your connection, then try again.')
    expect(state()).toEqual([false, true, 0])
    await submit()
    expect(sent).toHaveBeenCalledTimes(2)
    expect(textOf('failure')).toBe('')
  })

  it('of an unknown field is a failure of the form', async () => {
    const entries = [{ code: 'InvalidField', field: 'other', message: 'field-required' }] as const
    setUp(() => Promise.reject(new ApiError('InvalidField', { entries })))
    await fill()
    await submit()
    expect(textOf('failure')).toBe('Some answers need correcting.')
  })

  it('that is unexpected is shown and logged', async () => {
    const report = vi.fn()
    vi.stubGlobal('reportError', report)
    const surprise = new TypeError('undefined is not a function')
    setUp(() => Promise.reject(surprise))
    await fill()
    await submit()
    expect(textOf('failure')).toBe('An error occurred, please try again later.')
    expect(report).toHaveBeenCalledWith(surprise)
    vi.unstubAllGlobals()
  })
})

it('starts over from other values', async () => {
  setUp()
  await submit()
  await userEvent.click(screen.getByText('reset'))
  expect((screen.getByLabelText('email') as HTMLInputElement).value).toBe('new@example.org')
  expect(summary()).toEqual([])
  expect(state()).toEqual([false, false, 0])
})
