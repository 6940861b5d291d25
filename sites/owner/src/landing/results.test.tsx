import { failure, ok, stubApi } from '@bailclair/site-kit/test/api.ts'
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { show } from '#test/screen.tsx'
import { Results } from './results.tsx'

/** Scrolls the section into view. */
let comeIntoView: () => void

beforeEach(() => {
  class Observer {
    constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
      comeIntoView = () => tell([{ isIntersecting: true }])
    }
    observe = () => undefined
    disconnect = () => undefined
  }
  vi.stubGlobal('IntersectionObserver', Observer)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const counted = { 'GET stats/verified-files': () => ok({ count: 374_123 }) }
const counter = (language: 'fr' | 'en') => screen.getByText(language === 'fr' ? /déjà vérifiés/ : /verified so far/)
const look = () =>
  act(async () => {
    comeIntoView()
    await vi.dynamicImportSettled()
  })

describe('the counter of verified files', () => {
  it.each([
    ['fr', '374\u202F123 dossiers déjà vérifiés'],
    ['en', '374,123 files verified so far'],
  ] as const)('is asked for when it comes near, in %s', async (language, text) => {
    const { sent } = stubApi(counted)
    show(<Results />, { language })
    expect(sent()).toEqual([])
    await look()
    await vi.waitFor(() => expect(counter(language).textContent).toBe(text))
    expect(sent()).toEqual(['GET stats/verified-files'])
  })

  it.each([
    ['does not answer', {}],
    ['fails', { 'GET stats/verified-files': () => failure(503, 'ServiceUnavailable') }],
    ['answers something else', { 'GET stats/verified-files': () => ok({ count: 'many' }) }],
  ])('stays at the configured base when the API %s, without a word', async (_, answers) => {
    const warned = vi.spyOn(console, 'error')
    stubApi(answers)
    show(<Results />, { language: 'fr' })
    await look()
    expect(counter('fr').textContent).toBe('374\u202F056 dossiers déjà vérifiés')
    expect(warned).not.toHaveBeenCalled()
  })
})

it.each([
  [
    'fr',
    'Ce nombre additionne deux comptes : programme national, 2024 ; ce service, aujourd’hui.',
    'propriétaires (programme national, 2024)',
  ],
  [
    'en',
    'This number adds up two counts: national programme, 2024; this service, today.',
    'landlords (national programme, 2024)',
  ],
] as const)('says what it counts in %s', (language, counter, landlords) => {
  stubApi({})
  show(<Results />, { language })
  expect(screen.getByText(counter)).toBeTruthy()
  expect(screen.getByText(landlords)).toBeTruthy()
})

it.each([
  ['fr', ['22\u202F000', '48\u202Fh', '15', '+ de 2\u202F500', '3 min', 'Gratuit']],
  ['en', ['22,000', '48 h', '15', '2,500+', '3 min', 'Free']],
] as const)('shows every figure of the configuration in %s (decision 16)', (language, values) => {
  stubApi({})
  const { container } = show(<Results />, { language })
  expect([...container.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual(values)
})
