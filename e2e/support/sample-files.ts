import { documentsOfTenant } from '@bailclair/one-machine/demo-data/documents/documents-of.ts'
import type { Findings } from '@bailclair/one-machine/demo-data/people.ts'
import { nantes, permanent, tenant } from '@bailclair/one-machine/demo-data/tenant.ts'
import { letterPdf } from '@bailclair/one-machine/stack/letter-pdf.ts'
import type { Page } from '@playwright/test'
import type { Person } from './people.ts'

/** A file as a file dialog returns it. */
export type SampleFile = { name: string; mimeType: string; buffer: Buffer }

const page = '<</Type /Page /Parent 2 0 R /MediaBox [0 0 595 842]>>'

/** Blank pages. */
export function pdfFile(name: string, pages = 1): SampleFile {
  const kids = Array.from({ length: pages }, (_, index) => index + 3)
  const objects = [
    '1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj',
    `2 0 obj <</Type /Pages /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}] /Count ${pages}>> endobj`,
    ...kids.map((kid) => `${kid} 0 obj ${page} endobj`),
  ]
  const text = ['%PDF-1.4', ...objects, `trailer <</Root 1 0 R /Size ${pages + 3}>>`, '%%EOF', ''].join('\n')
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(text) }
}

/** Pages of text, line by line; Latin letters only. */
export const letterFile = (name: string, pages: readonly (readonly string[])[]): SampleFile => ({
  name,
  mimeType: 'application/pdf',
  buffer: letterPdf(pages),
})

/** A picture of what the page shows: of a size that a photograph may have. */
export const photograph = async (page: Page, name: string): Promise<SampleFile> => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await page.screenshot({ type: 'jpeg', quality: 95 }),
})

/** Not what its name and type say. */
export const disguised = (name: string): SampleFile => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from('<!doctype html><script>alert(1)</script>'),
})

export const wordFile = (name: string): SampleFile => ({
  name,
  mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  buffer: Buffer.from('PK'),
})

/** One byte more than the 10 MB that a document may have. */
export const oversized = (name: string): SampleFile => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.alloc(10 * 1024 * 1024 + 1, pdfFile('').buffer),
})

export const cutOff = (name: string): SampleFile => ({
  name,
  mimeType: 'application/pdf',
  buffer: pdfFile('').buffer.subarray(0, 120),
})

/** Three payslips of an invented person, forged in this way. The same person has the same bytes. */
export async function forgedPayslips(
  { firstName, lastName }: Pick<Person, 'firstName' | 'lastName'>,
  payslips: NonNullable<Findings['payslips']>,
): Promise<SampleFile> {
  const work = permanent(2_450, 'Imprimerie Ligérienne', 'Imprimeur', 2015)
  const who = tenant(`${firstName} ${lastName}`, '1987-03-11', nantes, work, { findings: { payslips } })
  const document = documentsOfTenant(who, new Date()).find(({ kind }) => kind === 'PAYSLIPS')
  if (!document) throw new Error('Somebody with a salary has payslips.')
  return { name: document.fileName, mimeType: document.mediaType, buffer: await document.draw() }
}
