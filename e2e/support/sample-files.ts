import type { Page } from '@playwright/test'

/** A file as a file dialog returns it. */
export type SampleFile = { name: string; mimeType: string; buffer: Buffer }

/** One blank page. */
const pdf = Buffer.from(`%PDF-1.4
1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj
3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 595 842]>> endobj
trailer <</Root 1 0 R /Size 4>>
%%EOF
`)

export const pdfFile = (name: string): SampleFile => ({ name, mimeType: 'application/pdf', buffer: pdf })

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
  buffer: Buffer.alloc(10 * 1024 * 1024 + 1, pdf),
})

export const cutOff = (name: string): SampleFile => ({
  name,
  mimeType: 'application/pdf',
  buffer: pdf.subarray(0, 120),
})
