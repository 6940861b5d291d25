import { neverAsked } from '@bailclair/domain/law/never-asked.data.ts'
import type { MyFile, TenantProfile } from '@bailclair/domain/rental-file/my-file.schema.ts'
import { failure, ok } from '@bailclair/site-kit/test/api.ts'
import { neverAskedInEnglish } from '@bailclair/texts/never-asked-texts.ts'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { document as aDocument, openFile, paul, profileOf } from '#test/file.tsx'
import { stubUploadsOfEach } from '#test/xhr.ts'

const user = userEvent.setup({ delay: null })
const sent = stubUploadsOfEach()

afterEach(() => {
  cleanup()
  window.sessionStorage.clear()
})

const at = '/mon-dossier/justificatifs/identite'
const pdf = (name: string, size = 10) => new File(['x'.repeat(size)], name, { type: 'application/pdf' })
const uploads = () => [...document.querySelectorAll('.upload')].map(({ textContent }) => textContent)
const given = () => [...document.querySelectorAll('.document-name')].map(({ textContent }) => textContent)
const announced = () =>
  [...document.querySelectorAll('p[role=status].visually-hidden')].map(({ textContent }) => textContent).at(-1)
const withDocuments = (documents: MyFile['documents']): TenantProfile => profileOf({ documents })
/** The first kind of the list, unless one is chosen. */
function choose(name?: string) {
  const radios = screen.queryAllByRole<HTMLInputElement>('radio')
  const wanted = name ? screen.getByRole('radio', { name }) : radios.every(({ checked }) => !checked) && radios[0]
  if (wanted) fireEvent.click(wanted)
}
const settle = (step: () => void) => act(async () => step())

async function open(profile = profileOf(), path = at, answers = {}) {
  const page = openFile(path, { profile, answers })
  await screen.findByRole('navigation', { name: 'Categories of documents' })
  const input = document.querySelector<HTMLInputElement>('.file-picker input[multiple]')
  const pick = async (...files: File[]) => {
    choose()
    await settle(() => void fireEvent.change(input as HTMLInputElement, { target: { files } }))
  }
  return { ...page, pick, input: input as HTMLInputElement }
}

describe('the page of a category', () => {
  it('says what may be asked for, and what nobody may', async () => {
    await open()
    const fits = screen.getByRole('radiogroup', { name: 'Which document are you giving?' })
    expect(
      within(fits)
        .getAllByRole('radio')
        .map((radio) => (radio as HTMLInputElement).value),
    ).toEqual(['IDENTITY_CARD', 'PASSPORT', 'DRIVING_LICENCE', 'RESIDENCE_PERMIT'])
    const never = screen.getByRole('region', { name: 'What nobody may ask you for' })
    expect(
      within(never)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(neverAsked.map((thing) => neverAskedInEnglish[thing]))
    expect(within(never).getByRole('link').getAttribute('href')).toBe('http://localhost:3000/droits-des-candidats')
  })

  it('offers the camera of a telephone and the types that are taken', async () => {
    const { input } = await open()
    expect(input.accept).toBe('application/pdf,image/jpeg,image/png')
    const camera = document.querySelector<HTMLInputElement>('input[capture]')
    expect(camera?.getAttribute('capture')).toBe('environment')
    expect(camera?.accept).toBe('image/jpeg,image/png')
  })

  it('tells who needs to give nothing', async () => {
    await open(
      profileOf({ situation: 'RETIRED', incomes: [], monthlyIncome: 0 }),
      '/mon-dossier/justificatifs/profession',
    )
    expect(screen.getByText('Nothing to add here')).toBeTruthy()
  })

  it.each([
    '/mon-dossier/justificatifs/entreprise',
    '/mon-dossier/justificatifs/relevés',
    `/mon-dossier/garants/x/justificatifs/identite`,
  ])('asks for nothing else: %s', async (path) => {
    openFile(path)
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy()
  })
})

describe('sending', () => {
  it('shows the progress, announces start and end, and adds the document', async () => {
    const { pick } = await open()
    await pick(pdf('carte été.pdf'))
    expect(sent[0]).toMatchObject({
      method: 'POST',
      path: 'tenant/documents/IDENTITY',
      headers: {
        'x-file-name': 'carte%20%C3%A9t%C3%A9.pdf',
        'x-document-kind': 'IDENTITY_CARD',
        authorization: 'Bearer token',
      },
    })
    expect(announced()).toBe('Sending carte été.pdf.')
    await settle(() => sent[0]?.progress(0.5))
    expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: 'carte été.pdf' }).value).toBe(0.5)
    expect(announced()).toBe('Sending carte été.pdf.')
    await settle(() => sent[0]?.progress(1))
    expect(uploads()[0]).toContain('Sent, the file is being checked…')
    await settle(() => sent[0]?.answer(200, withDocuments([aDocument({ fileName: 'carte été.pdf' })])))
    await vi.waitFor(() => expect(given()).toEqual(['carte été.pdf']))
    expect(uploads()).toEqual([])
    expect(announced()).toBe('carte été.pdf has been sent.')
    expect(screen.getByText('PDF · 2 pages · 1.2 MB')).toBeTruthy()
  })

  it('a guarantor’s goes to the guarantor', async () => {
    const { pick } = await open(
      profileOf({ guarantors: [paul] }),
      `/mon-dossier/garants/${paul.id}/justificatifs/ressources`,
    )
    expect(screen.getByRole('heading', { name: 'Proofs of income: Paul Durand' })).toBeTruthy()
    await pick(pdf('paie.pdf'))
    expect(sent[0]?.path).toBe(`tenant/guarantors/${paul.id}/documents/INCOME`)
  })

  it('several leave one after another; one that fails is tried again without the rest', async () => {
    const { pick } = await open()
    await pick(pdf('recto.pdf'), pdf('verso.pdf'))
    expect(uploads()).toHaveLength(2)
    expect(sent).toHaveLength(1)
    await settle(() => sent[0]?.fail())
    expect(uploads()[0]).toContain('The service is not answering. Check your connection, then try again.')
    await settle(() => sent[1]?.answer(200, withDocuments([aDocument({ fileName: 'verso.pdf' })])))
    await vi.waitFor(() => expect(given()).toEqual(['verso.pdf']))
    await user.click(screen.getByRole('button', { name: /^Try again ?: recto.pdf/ }))
    expect(sent).toHaveLength(3)
    // The button is gone; the focus stays nearby.
    expect(document.activeElement?.tagName).toBe('H2')
    const both = [aDocument({ fileName: 'verso.pdf' }), aDocument({ id: 'd-2', fileName: 'recto.pdf' })]
    await settle(() => sent[2]?.answer(200, withDocuments(both)))
    await vi.waitFor(() => expect(given()).toEqual(['verso.pdf', 'recto.pdf']))
  })

  it.each([
    [413, 'DocumentTooLarge', /^This document is larger than 10 MB/],
    [415, 'DocumentTypeRefused', /^This document is neither a PDF nor a JPEG or PNG picture/],
    [422, 'DocumentUnreadable', /^This document is damaged or incomplete/],
    [422, 'DocumentProtected', /^This PDF is protected by a password/],
    [422, 'DocumentTooLong', /^This PDF has more than 30 pages/],
  ] as const)('%i %s is said plainly, and not tried again', async (status, code, text) => {
    const { pick } = await open()
    await pick(pdf('scan.pdf'))
    await settle(() => sent[0]?.answer(status, failure(status, code).body))
    expect(await screen.findByText(text)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Try again/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: /^Remove from the list ?: scan.pdf/ }))
    expect(uploads()).toEqual([])
    expect(document.activeElement?.tagName).toBe('H1')
  })

  it('what can be seen beforehand is not even sent', async () => {
    const { pick } = await open()
    await pick(
      new File(['x'], 'photo.heic', { type: 'image/heic' }),
      pdf('vide.pdf', 0),
      pdf('a.pdf'),
      pdf('b.pdf'),
      pdf('c.pdf'),
    )
    expect(sent.map(({ headers }) => headers['x-file-name'])).toEqual(['a.pdf'])
    const lines = uploads()
    expect(lines[0]).toContain('neither a PDF nor a JPEG')
    expect(lines[1]).toContain('damaged or incomplete')
    // At most two files: the third has no room.
    expect(lines[4]).toContain('This section is already complete.')
  })

  it('can be cancelled', async () => {
    const { pick } = await open()
    await pick(pdf('carte.pdf'))
    await user.click(screen.getByRole('button', { name: /^Cancel ?: carte.pdf/ }))
    expect(sent[0]?.isAborted).toBe(true)
    expect(uploads()).toEqual([])
    expect(document.activeElement?.tagName).toBe('H1')
  })

  it('takes what is dropped', async () => {
    await open()
    choose()
    const zone = document.querySelector('.file-picker') as HTMLElement
    await settle(() => void fireEvent.drop(zone, { dataTransfer: { files: [pdf('carte.pdf')] } }))
    expect(sent).toHaveLength(1)
  })

  it('asks before one leaves meanwhile', async () => {
    const { pick, history } = await open()
    await pick(pdf('carte.pdf'))
    await settle(() => history.navigate('/mon-dossier'))
    expect(await screen.findByRole('alertdialog', { name: 'Leave while sending?' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Leave anyway' }))
    await vi.waitFor(() => expect(history.current().pathname).toBe('/mon-dossier'))
    expect(sent[0]?.isAborted).toBe(true)
  })

  it('offers no more room than there is', async () => {
    openFile(at, { profile: withDocuments([aDocument(), aDocument({ id: 'd-2' })]) })
    expect(await screen.findByText(/^You have added 2 files, which is the limit here/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /file/i, description: /PDF/ })).toBeNull()
  })
})

describe('a document that is there', () => {
  const declined = aDocument({
    kind: 'PASSPORT',
    status: 'DECLINED',
    reason: 'UNREADABLE',
    comment: 'Le verso manque.',
  })

  it.each([
    ['INCOMPLETE', 'PENDING', 'Added'],
    ['TO_PROCESS', 'PENDING', 'Being verified'],
    ['VALIDATED', 'ACCEPTED', 'Verified'],
  ] as const)('of a part that is %s and itself %s is «%s»', async (partStatus, status, word) => {
    const tenants = [{ id: 't-1', tenantType: 'CREATE', isMe: true, joined: true, status: partStatus }] as const
    await open(profileOf({ documents: [aDocument({ status })], tenants: [...tenants] }))
    expect(document.querySelector('.document .badge')?.textContent).toBe(word)
  })

  it('says why it is declined, and is replaced in one step', async () => {
    await open(withDocuments([declined]))
    expect(screen.getByText(/^The document cannot be read|cannot be read/)).toBeTruthy()
    expect(screen.getByText('Le verso manque.').lang).toBe('fr')
    const input = document.querySelector<HTMLInputElement>('.document input[type=file]') as HTMLInputElement
    await settle(() => void fireEvent.change(input, { target: { files: [pdf('neuf.pdf')] } }))
    expect(sent[0]?.path).toBe(`tenant/documents/${declined.id}/replace`)
    expect(given()).toEqual(['carte.pdf'])
    await settle(() => sent[0]?.answer(200, withDocuments([aDocument({ id: 'd-2', fileName: 'neuf.pdf' })])))
    await vi.waitFor(() => expect(given()).toEqual(['neuf.pdf']))
  })

  it('after replacement the part is submitted again with a toast', async () => {
    const part = (status: MyFile['status']): MyFile['tenants'] => [
      { id: 't-1', tenantType: 'CREATE', isMe: true, joined: true, status },
    ]
    const handedIn = { missing: [], tenants: part('TO_PROCESS'), submittedAt: '2026-11-15T12:00:00.000Z' }
    await open(profileOf({ documents: [declined], tenants: part('DECLINED') }), at, {
      [`DELETE tenant/documents/${declined.id}`]: () => ok(profileOf({ ...handedIn, documents: [aDocument()] })),
    })
    await user.click(screen.getByRole('button', { name: 'Remove carte.pdf' }))
    await user.click(screen.getByRole('button', { name: 'Remove this file' }))
    expect(await screen.findByText('Everything is there again: your file has gone back to be verified.')).toBeTruthy()
  })

  it('is replaced where there is no room for both', async () => {
    const other = aDocument({ id: 'd-9', fileName: 'recto.pdf' })
    openFile(at, { profile: withDocuments([declined, other]) })
    await screen.findByText('Le verso manque.')
    const input = document.querySelector<HTMLInputElement>('.document input[type=file]') as HTMLInputElement
    await settle(() => void fireEvent.change(input, { target: { files: [pdf('verso.pdf')] } }))
    await vi.waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.path).toBe(`tenant/documents/${declined.id}/replace`)
  })

  it('is removed after a question, and the focus goes to the title of the page', async () => {
    await open(withDocuments([aDocument()]), at, {
      [`DELETE tenant/documents/${aDocument().id}`]: () => ok(withDocuments([])),
    })
    await user.click(screen.getByRole('button', { name: 'Remove carte.pdf' }))
    expect(screen.getByText('“carte.pdf” will be erased. This cannot be undone.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Remove this file' }))
    await vi.waitFor(() => expect(given()).toEqual([]))
    expect(await screen.findByText('The file is erased.')).toBeTruthy()
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
  })

  it('is removed while others stay, and the focus goes to the title of the list', async () => {
    const other = aDocument({ id: '00000000-0000-4000-8000-0000000000d9', fileName: 'recto.pdf' })
    await open(withDocuments([aDocument(), other]), at, {
      [`DELETE tenant/documents/${aDocument().id}`]: () => ok(withDocuments([other])),
    })
    await user.click(screen.getByRole('button', { name: 'Remove carte.pdf' }))
    await user.click(screen.getByRole('button', { name: 'Remove this file' }))
    await vi.waitFor(() => expect(document.activeElement?.className).toBe('documents-title'))
  })

  it('says why it could not be removed', async () => {
    await open(withDocuments([aDocument()]), at, {
      [`DELETE tenant/documents/${aDocument().id}`]: () => failure(503, 'DocumentStoreUnavailable'),
    })
    await user.click(screen.getByRole('button', { name: 'Remove carte.pdf' }))
    await user.click(screen.getByRole('button', { name: 'Remove this file' }))
    expect(await screen.findByText(/^The document store is unavailable/)).toBeTruthy()
    expect(given()).toEqual(['carte.pdf'])
  })
})
