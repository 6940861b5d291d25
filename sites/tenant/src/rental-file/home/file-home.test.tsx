import type { MyFile } from '@bailclair/domain/rental-file/my-file.schema.ts'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { document as aDocument, completeFile, profileOf } from '#test/file.tsx'
import { show } from '#test/screen.tsx'
import { FileHome } from './file-home.tsx'
import { NoFile } from './no-file.tsx'

afterEach(cleanup)

const me = (status: MyFile['status']): MyFile['tenants'][number] => ({
  id: 't-1',
  tenantType: 'CREATE',
  isMe: true,
  joined: true,
  status,
})
const submittedAt = '2026-11-15T12:00:00.000Z'
const declined = aDocument({ category: 'INCOME', status: 'DECLINED' })

function open(changes: Partial<MyFile>) {
  const profile = profileOf(changes)
  show(<FileHome tenant={profile} file={profile.file as MyFile} />)
}

it('teaches before there is a file', () => {
  show(<NoFile />, { language: 'fr' })
  expect(screen.getByRole('heading', { name: 'Un dossier en 3\u202fminutes' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Commencer mon dossier' }).getAttribute('href')).toBe('/mon-dossier/type')
})

it.each([
  [{}, 'A few more steps', 'Continue my file', '/mon-dossier/situation'],
  [
    completeFile,
    'Everything is there: all that is left is to hand it in',
    'Check and hand in',
    '/mon-dossier/recapitulatif',
  ],
  [
    { ...completeFile, tenants: [me('TO_PROCESS')], submittedAt },
    'Our team is checking your file',
    'Follow the status of my file',
    '/statut',
  ],
  [
    {
      ...completeFile,
      tenants: [me('DECLINED')],
      submittedAt,
      documents: [...(completeFile.documents ?? []), declined],
    },
    'Your file needs a correction',
    'Correct my file',
    '/mon-dossier/justificatifs/ressources',
  ],
  [
    { ...completeFile, tenants: [me('VALIDATED')], submittedAt, status: 'VALIDATED' as const },
    'Your file is verified',
    'See the status of my file',
    '/statut',
  ],
])('says where it stands and what comes next (%#)', (changes, title, action, href) => {
  open(changes)
  expect(screen.getByRole('heading', { name: title })).toBeTruthy()
  expect(screen.getByRole('link', { name: action }).getAttribute('href')).toBe(href)
})

it('lists what is missing, each with its page', () => {
  open({})
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.missing-list a')]
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Your situation and incomes',
    'Identity document',
    'Proof of address',
    'Proof of professional situation',
    'Proof of income',
  ])
  expect(screen.getByText('5 things are missing:')).toBeTruthy()
})

it('promises an answer', () => {
  open({ ...completeFile, tenants: [me('TO_PROCESS')], submittedAt })
  expect(screen.getByText(/^You will have an answer by email within 48 hours/)).toBeTruthy()
})

it('tells of the others when one’s own part is verified first', () => {
  const other = { ...me('INCOMPLETE'), id: 't-2', isMe: false, tenantType: 'JOIN' as const, firstName: 'Lou' }
  open({ ...completeFile, applicationType: 'COUPLE', tenants: [me('VALIDATED'), other], submittedAt })
  expect(screen.getByText(/^Your part is verified/)).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'The people in the file' })).toBeTruthy()
})
