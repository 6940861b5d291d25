import type { MyDocument } from '@bailclair/domain/document/my-document.schema.ts'
import { failure, ok } from '@bailclair/site-kit/test/api.ts'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { document as aDocument, openFile, profileOf } from '#test/file.tsx'

const user = userEvent.setup({ delay: null })
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const incomes = '/mon-dossier/justificatifs/ressources'
const withDocuments = (documents: MyDocument[]) => profileOf({ documents })

async function open(profile = profileOf(), answers = {}, path = '/mon-dossier/justificatifs/identite') {
  const page = openFile(path, { profile, answers })
  await screen.findByRole('navigation', { name: 'Categories of documents' })
  return page
}

describe('a document that is there', () => {
  it('shows its first page and is turned on the server', async () => {
    const photo = aDocument({ mediaType: 'image/jpeg', pages: 1, fileName: 'carte.jpg' })
    const { sent: calls } = await open(withDocuments([photo]), {
      [`GET tenant/documents/${photo.id}/thumbnail`]: () => ok({ jpeg: btoa('bytes') }),
      [`POST tenant/documents/${photo.id}/turn`]: () => ok(withDocuments([{ ...photo, size: 9 }])),
    })
    await vi.waitFor(() => expect(document.querySelector('.document img')?.getAttribute('src')).toMatch(/^blob:/))
    expect(screen.getByText(/^Picture · 1 page · /)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Rotate carte.jpg' }))
    expect(await screen.findByText('carte.jpg: rotated by a quarter turn.')).toBeTruthy()
    // drawn anew: its bytes changed
    await vi.waitFor(() => expect(calls().filter((call) => call.endsWith('/thumbnail'))).toHaveLength(2))
  })

  it('says why it could not be turned', async () => {
    await open(withDocuments([aDocument()]), {
      [`POST tenant/documents/${aDocument().id}/turn`]: () => failure(503, 'DocumentStoreUnavailable'),
    })
    await user.click(screen.getByRole('button', { name: 'Rotate carte.pdf' }))
    expect(await screen.findByText(/^The document store is unavailable/)).toBeTruthy()
  })

  it.each([
    ['PAYSLIPS', 1, true],
    ['PAYSLIPS', 3, false],
    ['TAX_NOTICE', 1, false],
  ] as const)('declared as %s, with %i pages, raises a question: %s', async (kind, pages, isAsked) => {
    await open(withDocuments([aDocument({ category: 'INCOME', kind, pages })]), {}, incomes)
    expect(screen.queryAllByText(/^Three payslips are needed, and you have added 1 page/)).toHaveLength(isAsked ? 1 : 0)
  })
})
