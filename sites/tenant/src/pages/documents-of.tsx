import { declineReasonOf } from '@bailclair/domain/document/decline-reason.rules.ts'
import type { DocumentCategory } from '@bailclair/domain/document/document-category.rules.ts'
import type { MyGuarantor } from '@bailclair/domain/rental-file/my-file.schema.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Stack } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { DocumentStep } from '#document/document-step.tsx'
import { documentRemarks } from '#remark/late-remarks.tsx'
import { WithRemarks } from '#remark/with-remarks.tsx'
import type { FilePlace } from '#rental-file/file-places.ts'
import { fileMessagesMessages } from '#rental-file/messages/file-messages.messages.ts'
import { isSubmitted } from '#rental-file/standing.ts'
import { CategoryBar } from '#rental-file/wizard/category-bar.tsx'
import { StepLinks } from '#rental-file/wizard/step-links.tsx'
import { useTenant } from '#tenant/tenant.queries.ts'
import { FilePage } from './file-page.tsx'

type Props = { category: DocumentCategory; guarantor?: MyGuarantor }

/** The documents of one category, of the tenant or a guarantor. */
export function DocumentsOf({ category, guarantor }: Props) {
  const { reasons } = useMessages(fileMessagesMessages)
  const { language } = useTenant()
  const place: FilePlace = { name: 'documents', category, ...(guarantor && { guarantorId: guarantor.id }) }
  return (
    <FilePage place={place}>
      {({ file, links }) => (
        <WithRemarks file={file}>
          {(remarksOf) => (
            <Stack gap={32}>
              <CategoryBar file={file} place={place} />
              <DocumentStep
                // Running uploads belong to the page they were started on.
                key={`${category} ${guarantor?.id ?? ''}`}
                slot={{ category, holder: guarantor?.kind ?? 'TENANT', guarantorId: guarantor?.id }}
                documents={(guarantor ?? file).documents.filter((document) => document.category === category)}
                arrived={file.uploads.filter(
                  (upload) => upload.category === category && upload.guarantorId === guarantor?.id,
                )}
                situation={file.situation}
                isNeeded={file.missing.some((one) => one.category === category && one.guarantorId === guarantor?.id)}
                isSubmitted={isSubmitted(file)}
                reasonOf={({ reason }) => reasons[declineReasonOf(reason)]}
                language={language}
                remarksOf={({ id }) => (
                  <documentRemarks.Part isNeeded={remarksOf(id).length > 0} remarks={remarksOf(id)} />
                )}
              >
                <StepLinks links={links} />
              </DocumentStep>
            </Stack>
          )}
        </WithRemarks>
      )}
    </FilePage>
  )
}
