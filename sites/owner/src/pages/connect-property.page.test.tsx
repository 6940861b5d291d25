import { ok, stubApi } from '@bailclair/site-kit/test/api.ts'
import { createMemoryHistory } from '@bailclair/site-kit/test/memory-history.ts'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { applicant } from '#test/applying.ts'
import { publicProperty } from '#test/public-property.ts'
import { show } from '#test/screen.tsx'
import ConnectPropertyPage from './connect-property.page.tsx'

vi.mock('#identity/tenant-session/use-tenant-session.ts', () => ({ useTenantSession: () => applicant('signed-out') }))

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function open(property: object, language: 'fr' | 'en') {
  stubApi({ 'GET property/public/t-1': () => ok(property) })
  show(<ConnectPropertyPage />, { language, history: createMemoryHistory('/candidater/t-1') })
}
const facts = () =>
  Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  )

it.each([
  [
    'en',
    'Apply for “Studio Bellecour”',
    'You are applying for “Studio Bellecour”, offered by Jeanne Martin',
    {
      Type: 'Apartment',
      Furnishing: 'Furnished',
      'Living space': '28\u202Fm²',
      'Rent without charges': '€700',
      Charges: '€50.50',
      'Total per month': '€750.50',
      'Energy grade': 'C',
    },
  ],
  [
    'fr',
    'Candidater pour «\u202FStudio Bellecour\u202F»',
    /^Vous candidatez pour «\sStudio Bellecour\s», un logement proposé par Jeanne Martin$/,
    {
      Type: 'Appartement',
      Ameublement: 'Meublé',
      Surface: '28\u202Fm²',
      'Loyer hors charges': '700\u202F€',
      Charges: '50,50\u202F€',
      'Total par mois': '750,50\u202F€',
      'Classe énergie': 'C',
    },
  ],
] as const)('says what is let, and by whom (%s)', async (language, heading, frame, known) => {
  open(publicProperty, language)
  expect((await screen.findByRole('heading', { level: 1 })).textContent).not.toBe(heading)
  const title = await screen.findByRole('heading', { level: 1, name: heading })
  expect(title.parentElement?.textContent).toContain('3 place Bellecour, 69002 Lyon')
  expect(screen.getByText(frame)).toBeTruthy()
  expect(facts()).toEqual(known)
})

it('says what applying means, before the consent', async () => {
  open(publicProperty, 'en')
  await screen.findByRole('checkbox')
  const meaning = screen.getByRole('heading', { name: 'What happens when you apply' }).parentElement as HTMLElement
  const [sees, verified, others, month, withdraw] = within(meaning).getAllByRole('listitem')
  expect(sees?.textContent).toMatch(/^Jeanne Martin will see your name,/)
  expect(verified?.textContent).toMatch(/only once our team has verified your file/)
  expect(others?.textContent).toMatch(/through a link valid for 24 hours, we tell you each time/)
  expect(month?.textContent).toMatch(/lasts one month/)
  expect(withdraw?.textContent).toMatch(/withdraw your application at any time/)
  expect(meaning.compareDocumentPosition(screen.getByRole('checkbox'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

it('does with a property that has no type, and none that the law grades', async () => {
  const { type: _, energyGrade: __, ...property } = publicProperty
  open({ ...property, dpeNotRequired: true }, 'en')
  await screen.findByRole('checkbox')
  expect(facts()).toMatchObject({ Type: 'Not given', 'Energy grade': 'Not subject to an EPC' })
})
