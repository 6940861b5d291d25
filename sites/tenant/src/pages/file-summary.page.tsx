import type { MyFile } from '@bailclair/domain/rental-file/my-file.schema.ts'
import { documentTexts } from '@bailclair/site-kit/platform/document-texts.messages.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { remarkSummary } from '#remark/late-remarks.tsx'
import { useRemarks } from '#remark/remark.queries.ts'
import { pathToPlace } from '#rental-file/place-paths.ts'
import { SummaryStep } from '#rental-file/summary/summary-step.tsx'
import { FilePage } from './file-page.tsx'

const place = { name: 'summary' } as const

export default function FileSummaryPage() {
  return (
    <FilePage place={place}>
      {(wizard) => <SummaryStep {...wizard} remarks={<RemarksOf file={wizard.file} />} />}
    </FilePage>
  )
}

function RemarksOf({ file }: { file: MyFile }) {
  const labels = useMessages(documentTexts)
  const { remarks, isComplete } = useRemarks(file)
  return (
    <remarkSummary.Part
      isNeeded={remarks.length > 0 || !isComplete}
      remarks={remarks}
      isComplete={isComplete}
      placeOf={(documentId) => {
        const [holder] = [file, ...file.guarantors].filter(({ documents }) =>
          documents.some(({ id }) => id === documentId),
        )
        const document = holder?.documents.find(({ id }) => id === documentId)
        if (!holder || !document) return undefined
        const { category } = document
        const guarantorId = 'id' in holder ? { guarantorId: holder.id } : {}
        return { href: pathToPlace({ name: 'documents', category, ...guarantorId }), label: labels[category] }
      }}
    />
  )
}
