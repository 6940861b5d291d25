import { useMessages } from '#platform/messages/messages.ts'
import { Column } from '#ui/layout/layout.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { layoutMessages } from './layout/layout.messages.ts'

/** Placeholder with the usual width of a loading page and the height of the window. */
export function PagePending() {
  const t = useMessages(layoutMessages)
  return (
    <Column wide className="page-pending">
      <h1 className="visually-hidden">{t.loadingPage}</h1>
      <Skeleton withTitle />
    </Column>
  )
}
