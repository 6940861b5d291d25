import { failure, ok, stubApi } from '@bailclair/site-kit/test/api.ts'
import { createMemoryHistory } from '@bailclair/site-kit/test/memory-history.ts'
import { signedIn } from '@bailclair/site-kit/test/providers.tsx'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { elsewhere, home, leaveAdvert, openAdvert, prepareAdvert, press, sorbonne, whole } from '#test/advert.tsx'
import { certificateD } from '#test/certificate.ts'
import { show } from '#test/screen.tsx'
import AdvertPage from './advert.page.tsx'

beforeEach(prepareAdvert)
afterEach(leaveAdvert)

describe('what nobody knows for sure', () => {
  it.each([
    ['an unknown address', { kind: 'UNKNOWN' } as const, '2026-11-19', /We do not know whether rents are controlled/],
    ['a rule that may have ended', sorbonne, '2026-11-25', /^Paris: we do not know whether rent control still/],
  ])('%s', async (_, place, day, words) => {
    vi.setSystemTime(new Date(`${day}T12:00:00Z`))
    await openAdvert({ stored: whole, place })
    const notice = (await screen.findByText(words)).closest('.callout') as HTMLElement
    expect(within(notice).getByRole('link').getAttribute('href')).toMatch(/^https:/)
  })

  it('says that the place did not load, and tries again', async () => {
    let isDown = true
    await openAdvert({
      stored: whole,
      answers: {
        'GET property/p-1/rent-control': () => (isDown ? failure(500, 'Unexpected') : ok(elsewhere)),
      },
    })
    expect(await screen.findByText(/We could not check whether rents are controlled/)).toBeTruthy()
    isDown = false
    await press('Try again')
    await waitFor(() => expect(screen.queryByText(/We could not check/)).toBeNull())
  })
})

it('names the texts it follows with their state', async () => {
  await openAdvert({ language: 'fr' })
  const sources = screen.getByText(/^D’où viennent ces règles/).closest('details') as HTMLElement
  expect(sources.textContent).toContain('arrêté du 21 avril 2022')
  expect(sources.textContent).toContain('en vigueur depuis le 1er juillet 2022')
  expect(within(sources).getAllByRole('link', { hidden: true }).at(-1)?.getAttribute('href')).toBe(
    '/regles-de-location',
  )
})

it('says on top that a home may not be let', async () => {
  await openAdvert({ stored: { ...whole, certificate: { ...certificateD, grade: 'G' } } })
  expect(screen.getByText('This home may not be let as a main residence')).toBeTruthy()
})

describe('a property that does not come', () => {
  it('is not found', async () => {
    stubApi({ 'GET property/p-1': () => failure(404, 'PropertyNotFound') })
    const history = createMemoryHistory('/consulte-propriete/p-1/annonce')
    show(<AdvertPage />, { history, language: 'en', session: signedIn })
    expect(await screen.findByRole('heading', { level: 1, name: /not found|does not exist/i })).toBeTruthy()
  })

  it('says why, and tries again', async () => {
    let isDown = true
    stubApi({
      'GET property/p-1': () => (isDown ? failure(500, 'Unexpected') : ok(home)),
      'GET property/p-1/rent-control': () => ok(elsewhere),
    })
    const history = createMemoryHistory('/consulte-propriete/p-1/annonce')
    show(<AdvertPage />, { history, language: 'en', session: signedIn })
    expect(await screen.findByText('The advert could not be shown')).toBeTruthy()
    isDown = false
    await press('Try again')
    expect(await screen.findByText('What else the advert must say')).toBeTruthy()
  })
})
