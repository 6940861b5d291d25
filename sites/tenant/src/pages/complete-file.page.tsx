import { useParams } from '@bailclair/site-kit/platform/router/router-context.ts'
import { Column } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { OpenedFile } from '#complete-file/opened-file.tsx'

export default function CompleteFilePage() {
  const { token = '' } = useParams()
  return (
    <Column>
      <OpenedFile key={token} token={token} />
    </Column>
  )
}
