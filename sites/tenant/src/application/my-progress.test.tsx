import type { MyApplication } from '@bailclair/domain/application/progress.schema.ts'
import { signedIn } from '@bailclair/site-kit/test/providers.tsx'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { show } from '#test/screen.tsx'
import { MyProgress } from './my-progress.tsx'

const at = '2026-11-10T09:00:00.000Z'
const refused: MyApplication = {
  id: 'a-1',
  ownerName: 'Nora Petit',
  appliedAt: at,
  stage: 'NOT_CHOSEN',
  scope: 'FILE',
  mayShareFile: false,
  steps: [
    { stage: 'RECEIVED', at },
    { stage: 'NOT_CHOSEN', at: '2026-11-12T09:00:00.000Z' },
  ],
  answer: { at: '2026-11-13T09:00:00.000Z', text: 'SIMPLE' },
  housingAgency: { name: 'Paris', url: 'http://www.adil75.org/' },
}
const open = (application: MyApplication, language: 'fr' | 'en' = 'en') =>
  show(<MyProgress application={application} />, { session: signedIn, language })
const addressOf = (name: RegExp | string) => screen.getByRole('link', { name }).getAttribute('href')
afterEach(cleanup)

describe('an application that was not chosen', () => {
  it.each([
    [
      'fr',
      'Besoin d’un conseil\u202f?',
      /^Si vous pensez à une discrimination/,
      /\(ADIL, Paris\)/,
      /^Les droits des cand/,
    ],
    ['en', 'Need advice?', /^If you think it was discrimination/, /\(ADIL, Paris\)/, /^Rights of applicants/],
  ] as const)('says where to turn, in %s', (language, title, discrimination, agency, rights) => {
    open(refused, language)
    expect(screen.getByRole('heading', { name: title, level: 3 })).toBeTruthy()
    expect(screen.getByText(discrimination)).toBeTruthy()
    expect(screen.getByText(agency)).toBeTruthy()
    expect(addressOf('39 28')).toBe('tel:3928')
    expect(addressOf(/^www\.antidiscriminations\.fr/)).toBe('https://www.antidiscriminations.fr')
    expect(addressOf(/^www\.adil75\.org/)).toBe('http://www.adil75.org/')
    expect(addressOf(rights)).toMatch(/^https?:\/\/[^/]+\/droits-des-candidats$/)
  })

  it('leads to the national agency where the one of the département is not known', () => {
    const { housingAgency: _, ...elsewhere } = refused
    open(elsewhere)
    expect(screen.getByText(/^For a question on housing, the information agencies/)).toBeTruthy()
    expect(addressOf(/^www\.anil\.org/)).toBe('https://www.anil.org/lanil-et-les-adil/votre-adil/')
    expect(screen.queryByRole('link', { name: /^0 805/ })).toBeNull()
  })
})

it.each(['RECEIVED', 'SHORTLISTED', 'CHOSEN', 'LEASE_SIGNED'] as const)('one at %s speaks of no refusal', (stage) => {
  const { answer: _, housingAgency: __, ...application } = refused
  open({ ...application, stage })
  expect(screen.getByRole('heading', { level: 2 })).toBeTruthy()
  expect(screen.queryByRole('heading', { level: 3 })).toBeNull()
  expect(screen.queryByText('39 28')).toBeNull()
})
