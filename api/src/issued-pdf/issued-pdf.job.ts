import { definePurge } from '#platform/jobs/define-purge.ts'
import { oldIssuedPdfs } from './issued-pdf.repository.ts'

export const issuedPdfsJob = definePurge('issued-pdfs', { dailyAt: '02:40' }, { rows: oldIssuedPdfs })
