import { isOneOnly } from '@bailclair/domain/document/accepted-documents.rules.ts'
import { categoriesOf } from '@bailclair/domain/document/document-category.rules.ts'
import { type DecreeHolder, decreeListsOf } from '@bailclair/domain/law/applicant-documents.data.ts'
import { documentTexts } from '@bailclair/site-kit/platform/document-texts.messages.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Stack } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { applicantRightsMessages } from './applicant-rights.messages.ts'
import { decreeMessages } from './decree.messages.ts'

/** What the decree lists for a holder, in the order of the tenant area. */
export function DecreeList({ holder }: { holder: DecreeHolder }) {
  const t = useMessages(applicantRightsMessages)
  const { items } = useMessages(decreeMessages)
  const names = useMessages(documentTexts)
  const lists = decreeListsOf(holder)
  return (
    <Stack gap={24}>
      {categoriesOf[holder].map((category) => {
        const listed = lists[category] ?? []
        return (
          <div key={category} className="stack gap-8">
            <h3>{names[category]}</h3>
            {listed.length > 1 && <p className="muted">{isOneOnly({ category }) ? t.one : t.some}</p>}
            <ul>
              {listed.map((item) => (
                <li key={item}>{items[item]}</li>
              ))}
            </ul>
          </div>
        )
      })}
    </Stack>
  )
}
