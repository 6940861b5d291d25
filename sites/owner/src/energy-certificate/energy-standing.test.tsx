import { siteConfigFrom } from '@bailclair/server-kit/config/site-config.ts'
import { siteEnvironment } from '@bailclair/server-kit/config/site-environment.ts'
import { SiteConfigContext } from '@bailclair/site-kit/platform/site-config.ts'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { attachTracker } from '#platform/analytics.ts'
import { certificateD } from '#test/certificate.ts'
import { show } from '#test/screen.tsx'
import { EnergyStanding } from './energy-standing.tsx'
import type { EnergyFacts } from './home-calendar.tsx'

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-15T12:00:00Z') }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const config = siteConfigFrom(siteEnvironment.parse({}))
const condition = 'If a valid EPC confirms this grade:'
const strasbourg = '1 place de la Gare, 67000 Strasbourg'
const acts = () =>
  [...document.querySelectorAll('.letting-act')].map(({ textContent }) => textContent.replaceAll('\u00A0', ' '))
const titles = () => [...document.querySelectorAll('.callout-title')].map(({ textContent }) => textContent)
type Facts = EnergyFacts & { id?: string }
const open = (facts: Facts, language: 'fr' | 'en' = 'en') => show(<EnergyStanding facts={facts} />, { language })

const better = 'After that the home must reach a better grade at renewal.'
const frozen = (day: string) =>
  `Any rent increase is banned for leases signed, renewed or tacitly renewed since ${day}, including between two tenants.`
const mustImprove =
  'Since 1 January 2025 the home must reach a better grade when the lease is renewed, even tacitly. This is no ground for notice: the tenant stays, and may ask for works.'
const noSupplement = 'No rent supplement is allowed for this grade, where rents are capped.'
const freely = 'You may revise the rent within the limits of the law.'
const asUsual = 'The current lease may be renewed as usual.'
const noBan = 'You may sign a lease. No ban is planned for this grade.'
const reunion = '3 rue Victor-Hugo, 97400 Saint-Denis'
const unsure = [
  'Signing a lease: no date is certain for this territory.',
  'Renewing a lease: no date is certain for this territory.',
  'Raising the rent: no rule is certain for this territory.',
]
const until = (day: string) => [
  `You may sign a lease until ${day}.`,
  `The current lease may be renewed, even tacitly, until ${day}. ${better}`,
]

describe('what the law allows today (decision 4)', () => {
  it.each([
    ['C', undefined, strasbourg, [noBan, asUsual, freely]],
    ['E', undefined, strasbourg, [...until('31 December 2033'), freely]],
    ['F', undefined, strasbourg, [...until('31 December 2027'), frozen('24 August 2022'), noSupplement]],
    [
      'G',
      450,
      strasbourg,
      [
        'Letting has been banned since 1 January 2025: no new lease for a main residence.',
        mustImprove,
        frozen('24 August 2022'),
        noSupplement,
      ],
    ],
    [
      'G',
      451,
      strasbourg,
      [
        'Letting has been banned since 1 January 2023: no new lease for a main residence.',
        mustImprove,
        frozen('24 August 2022'),
        noSupplement,
      ],
    ],
    ['G', 430, reunion, [...until('31 December 2027'), frozen('1 July 2024'), noSupplement]],
    // the decree stops at F overseas
    ['E', undefined, reunion, [noBan, asUsual, freely]],
    ['G', undefined, '12 rue de Sébastopol, 98800 Nouméa', unsure],
    ['G', undefined, '3 rue de Hollande, 97150 Saint-Martin', unsure],
  ] as const)('%s, %s kWh at %s', (dpeGrade, energyConsumption, address, expected) => {
    open({ dpeGrade, address, ...(energyConsumption && { energyConsumption }) })
    expect(acts()).toEqual(expected)
    expect(screen.getByText('According to the letter you copied:')).toBeTruthy()
    expect(screen.getByRole('link', { name: /official rules/ }).getAttribute('href')).toMatch(/^https:/)
  })

  it.each([
    [120, strasbourg, []],
    [300, strasbourg, ['A new lease would be possible only until 31 December 2033.']],
    [
      400,
      strasbourg,
      ['A new lease would be possible only until 31 December 2027.', frozen('24 August 2022'), noSupplement],
    ],
    [
      451,
      strasbourg,
      [
        'Letting has been banned since 1 January 2023: no new lease for a main residence.',
        mustImprove,
        frozen('24 August 2022'),
        noSupplement,
      ],
    ],
    [120, '98800 Nouméa', unsure],
  ])('an estimate from %d kWh at %s gives no right', (energyConsumption, address, expected) => {
    open({ energyConsumption, address })
    expect(acts()).toEqual(expected)
    expect(screen.getByText('An estimate gives you no rights')).toBeTruthy()
    expect(document.body.textContent).not.toContain('You may')
  })

  it.each([
    ['2021-07-01', false],
    ['2021-06-30', true],
  ])('a copied letter of %s that has ended proves nothing: %s', (dpeDate, hasEnded) => {
    open({ dpeGrade: 'G', dpeDate, address: strasbourg })
    expect(screen.queryByText(condition) !== null).toBe(hasEnded)
    expect(screen.queryByText('According to the letter you copied:') === null).toBe(hasEnded)
  })

  it.each([undefined, '12 rue des Lilas, Saint-Denis'])(
    'without a postcode holds on the mainland alone: %s',
    (address) => {
      open({ id: 'p-1', dpeGrade: 'G', ...(address && { address }) })
      expect(screen.getByText('If the property is in mainland France:')).toBeTruthy()
      const link = screen.getByRole('link', { name: 'Complete the address' })
      expect(link.getAttribute('href')).toBe('/adresse-propriete/p-1')
      expect(acts()[0]).toBe('Letting has been banned since 1 January 2025: no new lease for a main residence.')
    },
  )

  it('with a postcode has no such condition', () => {
    open({ id: 'p-1', dpeGrade: 'G', address: strasbourg })
    expect(screen.queryByText('If the property is in mainland France:')).toBeNull()
  })

  it('tells of a ban that is put off without a date', () => {
    const put = (rule: string) => ({ [rule]: [{ since: '2026-11-01', state: 'ANNOUNCED' as const }] })
    show(
      <SiteConfigContext value={{ ...config, law: { ...config.law, changes: put('energy-lease-f') } }}>
        <EnergyStanding facts={{ dpeGrade: 'F', address: strasbourg }} />
      </SiteConfigContext>,
      { language: 'fr' },
    )
    expect(acts().slice(0, 2)).toEqual([
      'Vous pouvez signer un bail. Une interdiction est annoncée, sans date connue.',
      'Le bail en cours se renouvelle normalement. Une meilleure classe est annoncée pour le renouvellement, sans date connue.',
    ])
  })

  it('follows the clock', () => {
    vi.setSystemTime(new Date('2027-12-31T23:00:00Z'))
    open({ dpeGrade: 'F', address: strasbourg }, 'fr')
    expect(acts()[0]).toBe(
      'La location est interdite depuis le 1er janvier 2028\u202F: aucun nouveau bail de résidence principale.',
    )
  })

  it.each([
    [strasbourg, 'Calendar for mainland France.'],
    ['97400 Saint-Denis', 'Calendar for the five overseas départements, based on the property’s address.'],
    ['98800 Nouméa', 'The property is in a territory with rules of its own: check them before you let.'],
  ])('names the calendar: %s', (address, text) => {
    open({ energyConsumption: 120, address })
    expect(document.body.textContent).toContain(`${text} Read the official rules`)
  })
})

describe('the grade', () => {
  it('of typed figures is an estimate, and says nothing of emissions', () => {
    open({ energyConsumption: 300, address: strasbourg })
    expect(screen.getAllByRole('img')).toHaveLength(1)
    expect(screen.getByText('Estimate')).toBeTruthy()
    expect(screen.getByText('If the letter really is E:')).toBeTruthy()
  })

  it('of a certificate is the registry’s, for energy and emissions', () => {
    open({ certificate: certificateD, energyConsumption: 131.5, address: strasbourg })
    expect(screen.getAllByRole('img').map((image) => image.getAttribute('aria-label'))).toEqual([
      'Energy grade D (214\u202FkWh/m²/year), on a scale from A, very efficient, to G+, very inefficient.',
      'Emissions grade C (27\u202Fkg\u202FCO₂/m²/year), on a scale from A, low emissions, to G, high emissions.',
    ])
    expect(screen.queryByText('Estimate')).toBeNull()
    expect(screen.queryByText(condition)).toBeNull()
  })

  it('G of the registry is G+ above 450 kWh of final energy (decision 3)', () => {
    open({ certificate: { ...certificateD, grade: 'G' }, energyConsumption: 451, address: strasbourg })
    expect(screen.getAllByRole('img')[0]?.getAttribute('aria-label')).toMatch(/^Energy grade G\+/)
  })

  it('is not shown while nothing is known', () => {
    open({ address: strasbourg })
    expect(document.querySelector('main')?.textContent).toBe('')
  })

  it.each([
    [249.99, 'Good performance', false],
    [250, 'Good performance, to be improved', true],
    [330, 'Energy-hungry home', true],
    [420, 'Very energy-hungry home', true],
    [450.01, 'Extremely energy-hungry home', true],
  ])('of %d kWh is explained: %s', (energyConsumption, title, hasAdviser) => {
    open({ energyConsumption })
    expect(titles()).toEqual([title])
    expect(screen.queryByRole('link', { name: /renovation adviser/ }) !== null).toBe(hasAdviser)
  })
})

it('tells analytics of a visit to the renovation adviser', async () => {
  const tracker = vi.fn()
  const detach = attachTracker(tracker)
  open({ energyConsumption: 400 })
  const link = screen.getByRole('link', { name: /renovation adviser/ })
  link.addEventListener('click', (event) => event.preventDefault())
  await userEvent.setup({ delay: null }).click(link)
  expect(tracker.mock.calls).toEqual([['dpe', 'france-renov redirect']])
  detach()
})

describe('a certificate that ends', () => {
  const ending = (validUntil: string, status: 'ACTIF' | 'EXPIRE' | 'REMPLACE' = 'ACTIF') =>
    open({ certificate: { ...certificateD, validUntil, status }, energyConsumption: 131.5 })

  it.each([
    ['2027-05-15', true],
    ['2027-05-16', false],
  ])('within six months is told: %s', (validUntil, isTold) => {
    ending(validUntil)
    expect(titles().includes('This EPC is about to expire')).toBe(isTold)
  })

  it('leads to an inspector', () => {
    ending('2026-12-01')
    expect(document.body.textContent).toContain('It is valid until 1 December 2026. Make an appointment now.')
    expect(screen.getByRole('link', { name: /Find an inspector/ }).getAttribute('href')).toMatch(/^https:/)
  })

  it.each(['EXPIRE', 'REMPLACE'] as const)('is told by its status, once: %s', (status) => {
    ending('2026-11-14', status)
    expect(titles()).toEqual([{ EXPIRE: 'Expired EPC', REMPLACE: 'Replaced EPC' }[status], 'Good performance'])
    expect(screen.getByText(condition)).toBeTruthy()
  })

  it.each([
    ['2021-06-30', 'It was valid until 31 December 2024. Get a new one before letting.'],
    ['2016-12-01', 'It was valid until 31 December 2022. Get a new one before letting.'],
  ])('typed with the date %s', (dpeDate, text) => {
    open({ energyConsumption: 120, dpeDate })
    expect(document.body.textContent).toContain(text)
  })

  it('typed with a date of the new rules is not', () => {
    open({ energyConsumption: 120, dpeDate: '2021-07-01' })
    expect(titles()).toEqual(['Good performance'])
  })
})
