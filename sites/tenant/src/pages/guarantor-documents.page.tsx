import { categoriesOf } from '@bailclair/domain/document/document-category.rules.ts'
import { useParams } from '@bailclair/site-kit/platform/router/router-context.ts'
import { findCategory } from '#rental-file/place-paths.ts'
import { useTenant } from '#tenant/tenant.queries.ts'
import { DocumentsOf } from './documents-of.tsx'
import NotFoundPage from './not-found.page.tsx'

export default function GuarantorDocumentsPage() {
  const { id, category: slug } = useParams()
  const category = findCategory(slug)
  const guarantor = useTenant().file?.guarantors.find((one) => one.id === id)
  if (!guarantor || !category || !categoriesOf[guarantor.kind].includes(category)) return <NotFoundPage />
  return <DocumentsOf category={category} guarantor={guarantor} />
}
