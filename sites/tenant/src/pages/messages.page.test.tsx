import type { MyDocument } from '@bailclair/domain/document/my-document.schema.ts'
import type { MyFile, TenantProfile } from '@bailclair/domain/rental-file/my-file.schema.ts'
import { ok, stubApi } from '@bailclair/site-kit/test/api.ts'
import { signedIn } from '@bailclair/site-kit/test/providers.tsx'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { WithProfile } from '#app/with-profile.tsx'
import { show } from '#test/screen.tsx'
import { begunFile, camille } from '#test/tenant.ts'
import MessagesPage from './messages.page.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function open(profile: TenantProfile, language: 'fr' | 'en' = 'en') {
  stubApi({ 'GET tenant/profile': () => ok(profile) })
  show(
    <WithProfile>
      <MessagesPage />
    </WithProfile>,
    { session: signedIn, language },
  )
  await screen.findByText(/^(My messages|Mes messages)$/)
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
  async (language, own, ownReason, theirs, theirReason) => {
    await open(declined, language)
    const [first, second, ...more] = screen.getAllByRole('article')
    if (!first || !second) throw new Error('Two messages are missing.')
    expect(more).toEqual([])
    expect(within(first).getByRole('heading', { level: 2 }).textContent).toBe(own)
    expect(within(first).getByText(ownReason)).toBeTruthy()
    expect(within(first).getByText('La photo est coupée à droite.')).toBeTruthy()
    expect(within(first).getByText(/carte\.jpg, (added on 10 November|ajouté le 10 novembre) 2026/)).toBeTruthy()
    expect(within(first).getByRole('link').getAttribute('href')).toBe('/mon-dossier/justificatifs/identite')
    expect(within(second).getByRole('heading', { level: 2 }).textContent).toBe(theirs)
    expect(within(second).getByText(theirReason)).toBeTruthy()
    expect(within(second).queryByRole('blockquote')).toBeNull()
    expect(within(second).getByRole('link').getAttribute('href')).toBe(
      '/mon-dossier/garants/g-1/justificatifs/ressources',
    )
  },
)

it.each([
  ['TO_PROCESS', { submittedAt: '2026-11-14T13:05:00.000Z' }, 'No message for the moment'],
  ['VALIDATED', {}, 'No message'],
  ['INCOMPLETE', { missing: [{ step: 'SITUATION' }] }, 'No message'],
] as const)('has nothing to say: %s', async (status, change, title) => {
  await open(withFile(status, change as Partial<MyFile>))
  expect(screen.getByRole('heading', { level: 2, name: title })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See where my file stands' }).getAttribute('href')).toBe('/statut')
})

it('invites to begin while there is no file', async () => {
  await open(camille)
  expect(screen.getByRole('link', { name: 'Begin my file' })).toBeTruthy()
})
