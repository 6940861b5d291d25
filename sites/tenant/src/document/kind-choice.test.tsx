import type { MyFile } from '@bailclair/domain/rental-file/my-file.schema.ts'
import { failure } from '@bailclair/site-kit/test/api.ts'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { document as aDocument, openFile, paul, profileOf } from '#test/file.tsx'
import { stubUploadsOfEach } from '#test/xhr.ts'

const user = userEvent.setup({ delay: null })
const sent = stubUploadsOfEach()
afterEach(cleanup)

const incomes = '/mon-dossier/justificatifs/ressources'
const pdf = (name: string) => new File(['x'], name, { type: 'application/pdf' })
const radios = () => screen.queryAllByRole<HTMLInputElement>('radio').map(({ value }) => value)
const checked = () => screen.queryAllByRole<HTMLInputElement>('radio').find((radio) => radio.checked)?.value
const kindsSent = () => sent.map(({ headers }) => headers['x-document-kind'])
const settle = (step: () => void) => act(async () => step())

async function open(path: string, file: Partial<MyFile> = {}) {
  const { history } = openFile(path, { profile: profileOf(file) })
  await screen.findByRole('button', { name: /^(Choose files|Add another file)$/ })
  return history
}
const drop = (...files: File[]) =>
  settle(() => {
    const zone = document.querySelector('.file-picker') as HTMLElement
    fireEvent.drop(zone, { dataTransfer: { files } })
  })
const pick = (selector: string, ...files: File[]) =>
  settle(() => void fireEvent.change(document.querySelector(selector) as HTMLElement, { target: { files } }))

it('is asked before the file dialog opens, in words and with the focus', async () => {
  await open('/mon-dossier/justificatifs/identite')
  const dialog = vi.spyOn(HTMLInputElement.prototype, 'click')
  await user.click(screen.getByRole('button', { name: 'Choose files' }))
  expect(dialog).not.toHaveBeenCalled()
  const group = screen.getByRole('radiogroup', { name: 'Which document are you giving?' })
  expect(group.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('First choose the document you are giving.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: /^National identity card/ }))
  await user.keyboard('{ArrowDown}')
  expect(checked()).toBe('PASSPORT')
  expect(screen.queryByText('First choose the document you are giving.')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Choose files' }))
  expect(dialog).toHaveBeenCalledOnce()
  dialog.mockRestore()
})

it('loses no dropped file: it waits for the answer and a button', async () => {
  await open('/mon-dossier/justificatifs/identite')
  await drop(pdf('recto.pdf'), pdf('verso.pdf'))
  expect(screen.getByText('Ready to go: recto.pdf, verso.pdf')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(sent).toEqual([])
  await user.click(screen.getByRole('radio', { name: 'Residence permit' }))
  expect(sent).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(kindsSent()).toEqual(['RESIDENCE_PERMIT'])
  expect(screen.queryByText(/^Ready to go/)).toBeNull()
})

it('asks before a page is left on which a dropped file waits', async () => {
  const history = await open('/mon-dossier/justificatifs/identite')
  await drop(pdf('recto.pdf'))
  await settle(() => history.navigate('/mon-dossier'))
  const question = await screen.findByRole('alertdialog', { name: 'Leave without sending?' })
  await user.click(within(question).getByRole('button', { name: 'Cancel' }))
  expect(screen.getByText('Ready to go: recto.pdf')).toBeTruthy()
})

it('a dropped file can be left out', async () => {
  await open('/mon-dossier/justificatifs/identite')
  await drop(pdf('recto.pdf'))
  await user.click(screen.getByRole('button', { name: 'Do not send' }))
  expect(screen.queryByText(/^Ready to go/)).toBeNull()
  expect(screen.getByRole('button', { name: 'Choose files' })).toBeTruthy()
  expect(document.activeElement?.matches('h1, h2, h3')).toBe(true)
})

it('is remembered for the next file, also after a visit elsewhere', async () => {
  await open(incomes, { documents: [aDocument({ category: 'INCOME', kind: 'TAX_NOTICE', pages: 4 })] })
  expect(checked()).toBe('TAX_NOTICE')
  await user.click(screen.getByRole('radio', { name: /^Payslips/ }))
  await pick('.file-picker input[multiple]', pdf('mai.pdf'))
  await settle(() => sent[0]?.answer(503, failure(503, 'DocumentStoreUnavailable').body))
  await pick('.file-picker input[multiple]', pdf('juin.pdf'))
  expect(checked()).toBe('PAYSLIPS')
  expect(new Set(kindsSent())).toEqual(new Set(['PAYSLIPS']))
  expect(screen.getByText(/^Tax notice · PDF · 4 pages/)).toBeTruthy()
})

it.each([
  [{ situation: 'STUDENT' }, ['STUDENT_CARD', 'SCHOOL_CERTIFICATE', 'WORK_CONTRACT']],
  [{ situation: 'PERMANENT_CONTRACT' }, ['WORK_CONTRACT', 'EMPLOYER_STATEMENT']],
] as const)('offers what fits %j', async (file, kinds) => {
  await open('/mon-dossier/justificatifs/profession', { ...file, incomes: [], monthlyIncome: 0 })
  expect(radios()).toEqual(kinds)
})

it('offers a guarantor what the law lists for guarantors', async () => {
  await open(`/mon-dossier/garants/${paul.id}/justificatifs/identite`, { guarantors: [paul] })
  expect(radios()).toEqual(['IDENTITY_CARD', 'PASSPORT', 'DRIVING_LICENCE'])
})

it.each([
  ['/mon-dossier/justificatifs/identite', {}, 'All that applicants may be asked for', 'candidat'],
  ['/mon-dossier/justificatifs/domicile', {}, 'All that applicants may be asked for', 'candidat'],
  [`/mon-dossier/garants/${paul.id}/justificatifs/identite`, { guarantors: [paul] }, 'All that guarantors', 'garant'],
] as const)('leads from %s to the whole list of the law', async (path, file, name, part) => {
  await open(path, { ...file, guarantors: 'guarantors' in file ? [...file.guarantors] : [] })
  const link = screen.getByRole('link', { name: new RegExp(`^${name}`) })
  expect(link.getAttribute('href')).toBe(`http://localhost:3000/droits-des-candidats#${part}`)
})

it('asks nothing where one document fits', async () => {
  const body = { id: paul.id, kind: 'BODY', name: 'Garantie', documents: [] } as const
  await open(`/mon-dossier/garants/${paul.id}/justificatifs/garantie`, { guarantors: [{ ...body, documents: [] }] })
  expect(radios()).toEqual([])
  expect(screen.getByRole('heading', { name: 'Guarantee certificate' })).toBeTruthy()
  // the decree does not list it
  expect(screen.queryByText(/^The law sets the list/)).toBeNull()
  await pick('.file-picker input[multiple]', pdf('visa.pdf'))
  expect(kindsSent()).toEqual(['GUARANTEE'])
})

it('a kind that is refused is said with what may be given instead, and is not tried again', async () => {
  await open(`/mon-dossier/garants/${paul.id}/justificatifs/identite`, { guarantors: [paul] })
  await user.click(screen.getByRole('radio', { name: 'Passport' }))
  await pick('.file-picker input[multiple]', pdf('titre.pdf'))
  await settle(() => sent[0]?.answer(422, failure(422, 'DocumentKindRefused').body))
  const text = await screen.findByText(/^The law does not allow this person to be asked for this document/)
  expect(text.textContent).toContain('You can give: National identity card, Passport, Driving licence.')
  expect(screen.queryByRole('button', { name: /^Try again/ })).toBeNull()
})

it('stays when a document is replaced', async () => {
  await open(incomes, { documents: [aDocument({ category: 'INCOME', kind: 'SCHOLARSHIP', status: 'DECLINED' })] })
  // What was declined is not proposed for the next one.
  expect(checked()).toBeUndefined()
  await pick('.document input[type=file]', pdf('bourse.pdf'))
  expect(kindsSent()).toEqual(['SCHOLARSHIP'])
})

it('is asked for when the one before no longer fits the situation', async () => {
  const contract = aDocument({ category: 'PROFESSIONAL', kind: 'EMPLOYER_STATEMENT' })
  await open('/mon-dossier/justificatifs/profession', { situation: 'STUDENT', documents: [contract] })
  await pick('.document input[type=file]', pdf('carte.pdf'))
  expect(sent).toEqual([])
  await user.click(screen.getByRole('radio', { name: /^Student card/ }))
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(kindsSent()).toEqual(['STUDENT_CARD'])
})

it.each([
  ['of before kinds were asked for', {}],
  ['that was declined as something else', { kind: 'PASSPORT', status: 'DECLINED', reason: 'WRONG_KIND' }],
] as const)('is asked for when one is replaced %s', async (_, changes) => {
  const full = [aDocument(changes), aDocument({ id: '00000000-0000-4000-8000-0000000000d9', kind: 'PASSPORT' })]
  openFile('/mon-dossier/justificatifs/identite', { profile: profileOf({ documents: full }) })
  await screen.findByText(/^You have added 2 files/)
  await pick('.document input[type=file]', pdf('permis.pdf'))
  expect(sent).toEqual([])
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: /^National identity card/ }))
  await user.click(screen.getByRole('radio', { name: 'Driving licence' }))
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(sent.map(({ path }) => path)).toEqual([`tenant/documents/${aDocument().id}/replace`])
  expect(kindsSent()).toEqual(['DRIVING_LICENCE'])
})
