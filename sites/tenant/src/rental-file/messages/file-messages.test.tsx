import type { MyDocument } from '@bailclair/domain/document/my-document.schema.ts'
import type { MyFile, TenantProfile } from '@bailclair/domain/rental-file/my-file.schema.ts'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { FileHome } from '#rental-file/home/file-home.tsx'
import { show } from '#test/screen.tsx'
import { begunFile, camille } from '#test/tenant.ts'

afterEach(() => {
  cleanup()
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

const document = (change: Partial<MyDocument>): MyDocument => ({
  id: 'd-1',
  category: 'IDENTITY',
  fileName: 'carte.jpg',
  mediaType: 'image/jpeg',
  size: 84_000,
  pages: 1,
  status: 'DECLINED',
  createdAt: '2026-11-10T09:00:00.000Z',
  ...change,
})
const withFile = (status: MyFile['status'], change: Partial<MyFile>): TenantProfile => ({
  ...camille,
  file: { ...begunFile, status, tenants: [{ ...me, status }], missing: [], ...change },
})
const guarantor = { id: 'g-1', kind: 'PERSON', firstName: 'Marie', lastName: 'Durand' } as const

const declined = withFile('DECLINED', {
  missing: [{ step: 'DECLINED_DOCUMENT', category: 'IDENTITY' }],
  documents: [
    document({ reason: 'UNREADABLE', comment: 'La photo est coupée à droite.' }),
    document({ id: 'd-2', category: 'ADDRESS', status: 'ACCEPTED' }),
  ],
  guarantors: [{ ...guarantor, documents: [document({ id: 'd-3', category: 'INCOME', reason: 'OF_TOMORROW' })] }],
})

it.each([
  ['en', 'Identity document', /cannot be read/, 'Proof of income, guarantor Marie Durand', /does not let us verify/],
  [
    'fr',
    'Pièce d’identité',
    /n’est pas lisible/,
    'Justificatif de ressources, garant Marie Durand',
    /ne permet pas encore de vérifier/,
  ],
] as const)(
  'says of each document why, and leads to where it is replaced (%s)',
  (language, own, ownReason, theirs, theirReason) => {
    open(declined, language)
    const [first, second, ...more] = screen.getAllByRole('article')
    if (!first || !second) throw new Error('Two messages are missing.')
    expect(more).toEqual([])
    expect(within(first).getByRole('heading', { level: 3 }).textContent).toBe(own)
    expect(within(first).getByText(ownReason)).toBeTruthy()
    // in the tenant's language, whatever that of the page
    expect(within(first).getByText('La photo est coupée à droite.').lang).toBe('fr')
    expect(within(first).getByText(/carte\.jpg, (added on 10 November|ajouté le 10 novembre) 2026/)).toBeTruthy()
    expect(within(first).getByRole('link').getAttribute('href')).toBe('/mon-dossier/justificatifs/identite')
    expect(within(second).getByRole('heading', { level: 3 }).textContent).toBe(theirs)
    expect(within(second).getByText(theirReason)).toBeTruthy()
    expect(within(second).queryByRole('blockquote')).toBeNull()
    expect(within(second).getByRole('link').getAttribute('href')).toBe(
      '/mon-dossier/garants/g-1/justificatifs/ressources',
    )
  },
)

it.each([
  ['TO_PROCESS', { submittedAt: '2026-11-14T13:05:00.000Z' }, 'No message for the moment.'],
  ['VALIDATED', {}, 'No message.'],
  ['INCOMPLETE', { missing: [{ step: 'SITUATION' }] }, 'No message.'],
] as const)('has nothing to say: %s', (status, change, text) => {
  open(withFile(status, change as Partial<MyFile>))
  const messages = screen.getByRole('region', { name: 'Messages' })
  expect(messages.textContent).toContain(text)
  expect(within(messages).queryAllByRole('article')).toEqual([])
})

it.each(['fr', 'en'] as const)('says in which language an income is explained: %s', (language) => {
  const incomeCorrection = { declaredIncome: 2_000, reason: 'Montant net imposable.' }
  open({ ...withFile('VALIDATED', { monthlyIncome: 1_800, incomeCorrection }), language }, 'en')
  expect(screen.getByText('Montant net imposable.').lang).toBe(language)
})

it('counts what is to correct', () => {
  open(declined)
  expect(screen.getByRole('heading', { level: 2, name: 'Messages (2)' })).toBeTruthy()
})
