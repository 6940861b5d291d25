import { useParams } from '@bailclair/site-kit/platform/router/router-context.ts'
import { Column } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { Skeleton } from '@bailclair/site-kit/ui/skeleton/skeleton.tsx'
import { usePart } from './part.queries.ts'
import { PartClosed } from './part-closed.tsx'
import { WorkScreen } from './work-screen.tsx'

export default function PartPage() {
  const { id = '' } = useParams()
  return <LoadedPart key={id} id={id} />
}

function LoadedPart({ id }: { id: string }) {
  const { data: part, error, isFetching, refetch } = usePart(id)
  if (part) return <WorkScreen part={part} isShowing={isFetching} onShowChange={() => refetch()} />
  if (error) return <PartClosed id={id} error={error} isPending={isFetching} onRetry={() => refetch()} />
  return (
    <Column wide>
      <Skeleton withTitle count={8} />
    </Column>
  )
}
