import { categoriesOf } from '@bailclair/domain/document/document-category.rules.ts'
import { useParams } from '@bailclair/site-kit/platform/router/router-context.ts'
import { findCategory } from '#rental-file/place-paths.ts'
import { DocumentsOf } from './documents-of.tsx'
import NotFoundPage from './not-found.page.tsx'

export default function DocumentsPage() {
  const category = findCategory(useParams()['category'])
  if (!category || !categoriesOf.TENANT.includes(category)) return <NotFoundPage />
  return <DocumentsOf category={category} />
}
