import { defineRoute } from '../contract/route.ts'
import { checkedPdf, pdfToCheck } from './issued-pdf.schema.ts'

export const issuedPdfContract = {
  check: defineRoute({
    method: 'POST',
    path: '/pdf/check',
    access: 'anonymous',
    summary: 'Says whether the service issued a PDF, by its code or the hash of its bytes',
    body: pdfToCheck,
    response: checkedPdf,
  }),
}
