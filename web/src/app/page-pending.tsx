import { Column } from '#ui/layout/layout.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'

/** A page that is not there yet. */
export const PagePending = () => (
  <Column className="page-pending">
    <Skeleton withTitle />
  </Column>
)
