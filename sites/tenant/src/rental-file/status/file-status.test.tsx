import type { MyFile, TenantProfile } from '@bailclair/domain/rental-file/my-file.schema.ts'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FileHome } from '#rental-file/home/file-home.tsx'
import { show } from '#test/screen.tsx'
import { begunFile, camille } from '#test/tenant.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-15T12:00:00Z') })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function open(profile: TenantProfile, language: 'fr' | 'en' = 'en') {
  show(
    <FileHome tenant={profile} file={profile.file as MyFile}>
      {null}
    </FileHome>,
    { language },
  )
}

const [me] = begunFile.tenants
if (!me) throw new Error('The file has no tenant.')

type Status = MyFile['status']
const withFile = (status: Status, change: Partial<MyFile> = {}): TenantProfile => ({
  ...camille,
  file: { ...begunFile, status, tenants: [{ ...me, status }], missing: [], ...change },
})
const submittedAt = '2026-11-14T13:05:00.000Z'
const current = () => document.querySelector('[aria-current="step"]')?.textContent

it.each([
  [
    'INCOMPLETE',
    { missing: [{ step: 'SITUATION' }] },
    'Your file is incomplete',
    'Complete my file',
    '/mon-dossier/situation',
    /^You fill in/,
  ],
  ['INCOMPLETE', {}, 'Your file is ready', 'Check and hand in', '/mon-dossier/recapitulatif', /^You fill in/],
  [
    'DECLINED',
    { submittedAt, missing: [{ step: 'DECLINED_DOCUMENT', category: 'INCOME' }] },
    'Your file needs a correction',
    'Correct my file',
    '/mon-dossier/justificatifs/ressources',
    /^You fill in/,
  ],
  ['VALIDATED', { submittedAt }, 'Your file is verified', 'Who sees my file', '/acces', /^You share it/],
] as const)('says where a file stands and what to do: %s %j', (status, change, title, action, href, step) => {
  open(withFile(status, change as Partial<MyFile>))
  expect(screen.getByRole('heading', { level: 2, name: title })).toBeTruthy()
  expect(screen.getByRole('link', { name: action }).getAttribute('href')).toBe(href)
  expect(current()).toMatch(step)
})

it('lists what is missing', () => {
  open(withFile('INCOMPLETE', { missing: [{ step: 'SITUATION' }, { step: 'DOCUMENT', category: 'INCOME' }] }))
  expect(screen.getByRole('link', { name: 'Proof of income' })).toBeTruthy()
})

it.each([
  [
    'en',
    'Our team is checking your file',
    /an answer by email within 48 hours/,
    /^Handed in on 14 November 2026 at 14:05/,
  ],
  [
    'fr',
    'Notre équipe vérifie votre dossier',
    /une réponse par e-mail, en 48 heures/,
    /^Déposé le 14 novembre 2026 à 14:05/,
  ],
] as const)('promises an answer while the team checks it (%s)', (language, title, promise, sent) => {
  open(withFile('TO_PROCESS', { submittedAt }), language)
  expect(screen.getByRole('heading', { level: 2, name: title })).toBeTruthy()
  expect(screen.getByText(promise)).toBeTruthy()
  expect(screen.getByText(sent)).toBeTruthy()
  expect(screen.queryByText(/longer than planned|plus de temps que prévu/)).toBeNull()
})

it.each([
  ['2026-11-13T12:00:00.000Z', false],
  ['2026-11-13T11:59:59.000Z', true],
])('says when the answer is late: submitted %s, late %s', (since, isLate) => {
  open(withFile('TO_PROCESS', { submittedAt: since }))
  expect(screen.queryByText(/longer than planned/) !== null).toBe(isLate)
})

it('shows how far everyone of a shared file is, and that one’s own part is not all', () => {
  const noe = { ...me, id: 't-2', isMe: false, tenantType: 'JOIN', firstName: 'Noé', lastName: 'Petit' } as const
  open(
    withFile('INCOMPLETE', {
      applicationType: 'COUPLE',
      submittedAt,
      tenants: [{ ...me, status: 'VALIDATED' }, noe],
    }),
  )
  expect(screen.getByRole('heading', { level: 2, name: 'Your part of the file is verified' })).toBeTruthy()
  const people = screen.getByRole('heading', { level: 2, name: 'The people in the file' }).parentElement as HTMLElement
  expect(within(people).getByText('Noé Petit').closest('li')?.textContent).toContain('Being prepared')
  expect(within(people).getByText('You').closest('li')?.textContent).toContain('Verified')
})

it('tells which incomes the team corrected, and why', () => {
  const corrected = {
    monthlyIncome: 2_000.5,
    incomeCorrection: { declaredIncome: 2_450.5, reason: 'Per your payslips' },
  }
  const guarantor = { id: 'g', kind: 'PERSON' as const, firstName: 'Paul', lastName: 'Durand', documents: [] }
  const guarantors = [{ ...guarantor, monthlyIncome: 900, incomeCorrection: { reason: 'Per the tax notice' } }]
  open(withFile('VALIDATED', { submittedAt, ...corrected, guarantors }))
  const told = screen.getByText('Our team has corrected an income').closest('.callout') as HTMLElement
  expect([...told.querySelectorAll('dt, dd')].map(({ textContent }) => textContent)).toEqual([
    'Your monthly income',
    '€2,000.50 instead of €2,450.50',
    'Per your payslips',
    'Monthly income of your guarantor Paul Durand',
    '€900',
    'Per the tax notice',
  ])
})

it('says nothing of incomes that stand as declared', () => {
  open(withFile('VALIDATED', { submittedAt }))
  expect(screen.queryByText('Our team has corrected an income')).toBeNull()
})
