import { ok, stubApi } from '@bailclair/site-kit/test/api.ts'
import { createMemoryHistory } from '@bailclair/site-kit/test/memory-history.ts'
import { signedIn } from '@bailclair/site-kit/test/providers.tsx'
import { act, cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { sixRows } from '#test/applications.ts'
import { show } from '#test/screen.tsx'
import { Applications } from './applications.tsx'

afterEach(cleanup)

type Options = { at?: string; language?: 'fr' | 'en'; rows?: typeof sixRows }

function open({ at = '/consulte-propriete/p-1', language = 'en', rows = sixRows }: Options = {}) {
  const part = (
    <Applications
      propertyId="p-1"
      rows={rows}
      rent={{ rentCost: 480, chargesCost: 40 }}
      onChanged={async () => undefined}
      whenEmpty={null}
    />
  )
  return show(part, { history: createMemoryHistory(at), language, session: signedIn })
}

const names = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent)

describe('the counts', () => {
  it.each([
    ['en', ['3 verified', '2 waiting', '1 ended']],
    ['fr', ['3 vérifiées', '2 en attente', '1 accès terminé']],
  ] as const)('put an ended access apart: %s', (language, counts) => {
    open({ language })
    const list = screen.getByRole('list', { name: /^N/ })
    expect(
      within(list)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(counts)
  })

  it.each([
    ['3 verified', '?statut=verifie', ['Abadie Zoé', 'Élie Noor', 'Dupont Marie +\u00A01']],
    ['2 waiting', '?statut=en-attente', ['Faure Inès', 'Girard Tom +\u00A02']],
    ['1 ended', '?statut=acces-termine', ['Ibert Ugo']],
  ])('lead to what they count: %s', (name, search, counted) => {
    open()
    const link = () => screen.getByRole('link', { name })
    expect(link().getAttribute('href')).toBe(`/consulte-propriete/p-1${search}`)
    expect(link().getAttribute('aria-current')).toBeNull()
    cleanup()
    open({ at: `/consulte-propriete/p-1${search}` })
    expect(names()).toEqual(counted)
    expect(link().getAttribute('aria-current')).toBe('true')
  })

  it('leave out what there is none of', () => {
    open({ rows: sixRows.slice(0, 5) })
    expect(screen.queryByRole('link', { name: /ended/ })).toBeNull()
    expect(screen.queryByText(/ new$/)).toBeNull()
  })
})

describe('new applications', () => {
  const news = (id: string) => ({
    ...(sixRows.find((one) => one.id === id) as (typeof sixRows)[number]),
    isNew: true as const,
  })
  afterEach(() => vi.useRealTimers())

  it('come first, are marked and counted', () => {
    stubApi({ 'POST owner/applications/seen': () => ok(undefined, 204) })
    open({ rows: [...sixRows.slice(1), { ...news('marie'), id: 'new-1' }] })
    expect(names()[0]).toBe('Dupont Marie +\u00A01')
    expect(screen.getByText('New').closest('tr')?.textContent).toContain('Dupont Marie')
    expect(names().at(-1)).toBe('Ibert Ugo')
    expect(screen.getByText('1 new')).toBeTruthy()
  })

  it('are reported once they were really shown, and keep their mark', async () => {
    vi.useFakeTimers()
    const { sent } = stubApi({ 'POST owner/applications/seen': () => ok(undefined, 204) })
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    open({ rows: [{ ...news('zoe'), id: 'new-2' }] })
    await act(() => vi.advanceTimersByTimeAsync(5_000))
    expect(sent()).toEqual([])
    visibility.mockRestore()
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
    expect(sent()).toEqual(['POST owner/applications/seen'])
    expect(screen.getByText('New')).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(5_000))
    expect(sent()).toHaveLength(1)
  })

  it('on another page or filtered out are not reported', async () => {
    vi.useFakeTimers()
    const { sent } = stubApi({ 'POST owner/applications/seen': () => ok(undefined, 204) })
    open({ at: '/consulte-propriete/p-1?statut=incomplet', rows: [{ ...news('zoe'), id: 'new-3' }] })
    await act(() => vi.advanceTimersByTimeAsync(5_000))
    expect(sent()).toEqual([])
  })
})
