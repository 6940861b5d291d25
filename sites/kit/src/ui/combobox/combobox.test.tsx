import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Combobox } from './combobox.tsx'
import { ComboboxField } from './combobox-field.tsx'
import type { Suggest } from './use-suggestions.ts'

type Question = { text: string; signal: AbortSignal; answer: PromiseWithResolvers<readonly string[]> }
let questions: Question[]
const suggest: Suggest<string> = (text, signal) => {
  const answer = Promise.withResolvers<readonly string[]>()
  questions.push({ text, signal, answer })
  return answer.promise
}
const onChoose = vi.fn()

function Sample({ look: Look = Combobox, start = '' }: { look?: typeof ComboboxField; start?: string }) {
  const [text, setText] = useState(start)
  return (
    <>
      <Look
        label="Adresse"
        value={text}
        onValueChange={setText}
        suggest={suggest}
        onChoose={onChoose}
        itemText={(it) => it}
      />
      <button type="button">Suite</button>
    </>
  )
}

const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
const input = () => screen.getByRole('combobox', { name: 'Adresse' }) as HTMLInputElement
const pause = () => act(() => vi.advanceTimersByTimeAsync(250))
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const highlighted = () => document.getElementById(input().getAttribute('aria-activedescendant') ?? '')?.textContent
const status = () => screen.getByRole('status').textContent
const settle = (how: (answer: Question['answer']) => void, question = questions.at(-1)) =>
  act(async () => question && how(question.answer))
const typeAndAnswer = async (text = '12 rue', found: string[] = ['12 rue A', '12 rue B']) => {
  await user.type(input(), text)
  await pause()
  await settle(({ resolve }) => resolve(found))
}

beforeEach(() => {
  vi.useFakeTimers()
  // The testing library detects fake timers by this name only, and would hang otherwise.
  vi.stubGlobal('jest', { advanceTimersByTime: vi.advanceTimersByTime })
  questions = []
  onChoose.mockClear()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('Combobox', () => {
  it('asks after a pause, from three characters on', async () => {
    render(<Sample />)
    await user.type(input(), '12')
    await pause()
    expect(questions).toEqual([])
    await user.type(input(), ' rue')
    await act(() => vi.advanceTimersByTimeAsync(249))
    expect(questions).toEqual([])
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(questions.map(({ text }) => text)).toEqual(['12 rue'])
  })

  it('does not ask for the initial value', async () => {
    render(<Sample start="12 rue des Lilas" />)
    await pause()
    expect(questions).toEqual([])
  })

  it('says that it searches, then how much it found', async () => {
    render(<Sample />)
    await user.type(input(), '12 rue')
    await pause()
    expect(status()).toBe('Recherche en cours…')
    expect(input().getAttribute('aria-expanded')).toBe('false')
    await settle(({ resolve }) => resolve(['12 rue A', '12 rue B']))
    expect(status()).toBe('2 suggestions. Parcourez la liste avec les flèches haut et bas.')
    expect(input().getAttribute('aria-expanded')).toBe('true')
    expect(screen.getByRole('listbox', { name: 'Adresse' }).id).toBe(input().getAttribute('aria-controls'))
    expect(options()).toEqual(['12 rue A', '12 rue B'])
  })

  it('is used with the keyboard alone', async () => {
    render(<Sample />)
    await typeAndAnswer()
    expect(highlighted()).toBeUndefined()
    await user.keyboard('{ArrowDown}')
    expect(highlighted()).toBe('12 rue A')
    await user.keyboard('{ArrowDown}')
    expect(highlighted()).toBe('12 rue B')
    await user.keyboard('{ArrowDown}')
    expect(highlighted()).toBe('12 rue A')
    await user.keyboard('{ArrowUp}{Enter}')
    expect(input().value).toBe('12 rue B')
    expect(onChoose.mock.calls).toEqual([['12 rue B']])
    expect(input().getAttribute('aria-expanded')).toBe('false')
    expect(document.activeElement).toBe(input())
    await pause()
    expect(questions).toHaveLength(1)
  })

  it('submits on Enter unless an option is highlighted', async () => {
    const onSubmit = vi.fn((event: SubmitEvent) => event.preventDefault())
    render(<Sample />, { container: document.body.appendChild(document.createElement('form')) })
    document.forms[0]?.addEventListener('submit', onSubmit)
    await typeAndAnswer()
    await user.keyboard('{ArrowDown}{Enter}')
    expect(onSubmit).not.toHaveBeenCalled()
    await user.clear(input())
    await typeAndAnswer()
    await user.keyboard('{Enter}')
    expect(onSubmit).toHaveBeenCalledOnce()
  })

  it('works with the pointer, also twice for the same option', async () => {
    render(<Sample />)
    await typeAndAnswer()
    await user.click(screen.getByRole('option', { name: '12 rue A' }))
    expect(input().value).toBe('12 rue A')
    await user.clear(input())
    await typeAndAnswer()
    await user.click(screen.getByRole('option', { name: '12 rue A' }))
    expect(input().value).toBe('12 rue A')
    expect(onChoose).toHaveBeenCalledTimes(2)
  })

  it('keeps the text on Escape and blur', async () => {
    render(<Sample />)
    await typeAndAnswer()
    await user.keyboard('{ArrowDown}{Escape}')
    expect(input().getAttribute('aria-expanded')).toBe('false')
    await user.keyboard('{Escape}')
    expect(input().value).toBe('12 rue')
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(highlighted()).toBeTruthy()
    await user.tab()
    expect(document.activeElement).toBe(screen.getByText('Suite'))
    expect(input().value).toBe('12 rue')
    expect(onChoose).not.toHaveBeenCalled()
  })

  it.each([
    [
      'nothing is found',
      (answer: Question['answer']) => answer.resolve([]),
      'Aucune suggestion. Vous pouvez garder ce que vous avez écrit.',
    ],
    [
      'nobody answers',
      (answer: Question['answer']) => answer.reject(new Error('out of reach')),
      'Les suggestions sont indisponibles. Écrivez la réponse en entier.',
    ],
  ])('says when %s, and keeps the text', async (_, how, sentence) => {
    render(<Sample />)
    await user.type(input(), '12 rue')
    await pause()
    await settle(how)
    expect(status()).toBe(sentence)
    expect(options()).toEqual([])
    expect(input().value).toBe('12 rue')
  })

  it('aborts earlier requests and ignores their answers', async () => {
    render(<Sample />)
    await user.type(input(), '12 rue')
    await pause()
    await user.type(input(), ' des')
    await pause()
    const [first, second] = questions
    expect(first?.signal.aborted).toBe(true)
    await settle(({ resolve }) => resolve(['12 rue des Lilas']), second)
    await settle(({ resolve }) => resolve(['12 rue A']), first)
    expect(options()).toEqual(['12 rue des Lilas'])
  })

  it('keeps the caret position', async () => {
    render(<Sample start="rue des Lilas" />)
    input().focus()
    input().setSelectionRange(0, 0)
    fireEvent.keyDown(input(), { key: 'Home' })
    await user.keyboard('1')
    expect([input().value, input().selectionStart]).toEqual(['1rue des Lilas', 1])
  })
})

describe('ComboboxField', () => {
  it('is a text field until the combobox loads, and keeps the focus', async () => {
    render(<Sample look={ComboboxField} />)
    const plain = screen.getByRole('textbox', { name: 'Adresse' })
    plain.focus()
    fireEvent.change(plain, { target: { value: '12 rue' } })
    vi.useRealTimers()
    await screen.findByRole('combobox', { name: 'Adresse' })
    expect(input().value).toBe('12 rue')
    expect(document.activeElement).toBe(input())
  })
})
