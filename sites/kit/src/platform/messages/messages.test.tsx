import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { afterEach, describe, expect, expectTypeOf, it } from 'vitest'
import { LanguageProvider } from './language-provider.tsx'
import { defineMessages, type RichText, useLanguage, useMessages } from './messages.ts'
import { Rich } from './rich.tsx'

const messages = defineMessages({
  fr: {
    title: 'Mes biens',
    applicants: (count: number) => `${count} candidatures`,
    terms: 'J’accepte les <terms>conditions</terms> et la <privacy>politique</privacy>.',
    status: { VALIDATED: 'Vérifié' },
  },
  en: {
    title: 'My properties',
    applicants: (count: number) => `${count} applications`,
    terms: 'I accept the <privacy>policy</privacy> and the <terms>terms</terms>.',
    status: { VALIDATED: 'Verified' },
  },
})

function Sample() {
  const t = useMessages(messages)
  const { switchLanguage } = useLanguage()
  return (
    <>
      <h1>{t.title}</h1>
      <p>{t.applicants(3)}</p>
      <label>
        <Rich text={t.terms} terms={(words) => <a href="/cgu">{words}</a>} privacy={(words) => <em>{words}</em>} />
        <input />
      </label>
      <button type="button" onClick={() => switchLanguage('en')}>
        English
      </button>
    </>
  )
}

afterEach(cleanup)

describe('useMessages', () => {
  it('speaks French without a provider', () => {
    render(<Sample />)
    expect(screen.getByRole('heading').textContent).toBe('Mes biens')
    expect(screen.getByText('3 candidatures')).toBeTruthy()
  })

  it('switches in place: what was typed and the focus stay', async () => {
    render(
      <LanguageProvider initial="fr">
        <Sample />
      </LanguageProvider>,
    )
    const input = screen.getByRole('textbox')
    await userEvent.type(input, 'Studio')
    await userEvent.click(screen.getByRole('button'))
    expect(screen.getByRole('heading').textContent).toBe('My properties')
    expect(screen.getByRole('textbox')).toBe(input)
    expect((input as HTMLInputElement).value).toBe('Studio')
    expect(document.activeElement).toBe(screen.getByRole('button'))
  })

  it('waits for missing texts', async () => {
    const late = Promise.withResolvers<{ word: string }>()
    const split = { load: () => late.promise }
    const Word = () => useMessages(split).word
    await act(() =>
      render(
        <Suspense fallback="attente">
          <Word />
        </Suspense>,
      ),
    )
    expect(screen.getByText('attente')).toBeTruthy()
    await act(() => late.resolve({ word: 'plus tard' }))
    expect(screen.getByText('plus tard')).toBeTruthy()
  })
})

describe('Rich', () => {
  it.each([
    ['fr', 'J’accepte les conditions et la politique.', 'conditions'],
    ['en', 'I accept the policy and the terms.', 'terms'],
  ] as const)('puts elements into the sentence, in the order of the language (%s)', (language, sentence, link) => {
    const { container } = render(
      <LanguageProvider initial={language}>
        <Sample />
      </LanguageProvider>,
    )
    expect(container.querySelector('label')?.textContent).toBe(sentence)
    expect(screen.getByRole('link').textContent).toBe(link)
  })
})

// Type tests: `tsc` fails when one of these lines compiles.
describe('defineMessages', () => {
  it('rejects English texts that do not match the French', () => {
    // @ts-expect-error a missing text
    defineMessages({ fr: { a: 'un', b: 'deux' }, en: { a: 'one' } })
    // @ts-expect-error a surplus text
    defineMessages({ fr: { a: 'un' }, en: { a: 'one', b: 'two' } })
    // @ts-expect-error a missing text in a group
    defineMessages({ fr: { group: { a: 'un', b: 'deux' } }, en: { group: { a: 'one' } } })
    // @ts-expect-error a surplus text in a group
    defineMessages({ fr: { group: { a: 'un' } }, en: { group: { a: 'one', b: 'two' } } })
    // @ts-expect-error a text where values are expected
    defineMessages({ fr: { a: (count: number) => `${count} biens` }, en: { a: 'properties' } })
    // @ts-expect-error fewer values
    defineMessages({ fr: { a: (count: number) => `${count} biens` }, en: { a: () => 'properties' } })
    // @ts-expect-error other values
    defineMessages({ fr: { a: (count: number) => `${count}` }, en: { a: (count: string) => count } })
    // @ts-expect-error a tag lost in translation
    defineMessages({ fr: { a: 'Lire <link>ceci</link>' }, en: { a: 'Read this' } })
  })

  it('shows plain strings, functions and rich texts', () => {
    type Shown = Awaited<ReturnType<typeof messages.load>>
    expectTypeOf<Shown['title']>().toEqualTypeOf<string>()
    expectTypeOf<Shown['applicants']>().toEqualTypeOf<(count: number) => string>()
    expectTypeOf<Shown['terms']>().toEqualTypeOf<RichText<'terms' | 'privacy'>>()
    expectTypeOf<Shown['status']>().toEqualTypeOf<{ readonly VALIDATED: string }>()
  })
})
