import type { MyFile } from '@bailclair/domain/rental-file/my-file.schema.ts'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { completeFile, profileOf } from '#test/file.tsx'
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

function open(changes: Partial<MyFile>) {
  const profile = profileOf(changes)
  show(
    <FileHome tenant={profile} file={profile.file as MyFile}>
      <p>what owners see</p>
    </FileHome>,
  )
}

it('teaches before there is a file', () => {
  show(<NoFile />, { language: 'fr' })
  expect(screen.getByRole('heading', { name: 'Un dossier en 3\u202fminutes' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Commencer mon dossier' }).getAttribute('href')).toBe('/mon-dossier/type')
})

it('lists what is missing, each with its page', () => {
  open({})
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.missing-list a')]
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Your situation and income',
    'Identity document',
    'Proof of address',
    'Proof of occupation',
    'Proof of income',
  ])
})

it('tells of the others when one’s own part is verified first', () => {
  const other = { ...me('INCOMPLETE'), id: 't-2', isMe: false, tenantType: 'JOIN' as const, firstName: 'Lou' }
  open({ ...completeFile, applicationType: 'COUPLE', tenants: [me('VALIDATED'), other], submittedAt })
  expect(screen.getByText(/^Your part of the file is verified/)).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'The people in the file' })).toBeTruthy()
})

it('is one page: the status once, then messages, steps, what owners see and the summary', () => {
  open({ ...completeFile, tenants: [me('TO_PROCESS')], submittedAt })
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Our team is checking your file',
    'Messages',
    'The steps',
    'Your file at a glance',
  ])
  expect(screen.getAllByText('Being verified')).toHaveLength(1)
  expect(screen.getByText('what owners see')).toBeTruthy()
})
