import { SummaryStep } from '#rental-file/summary/summary-step.tsx'
import { FilePage } from './file-page.tsx'

const place = { name: 'summary' } as const

export default function FileSummaryPage() {
  return <FilePage place={place}>{(wizard) => <SummaryStep {...wizard} />}</FilePage>
}
