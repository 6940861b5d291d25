import { useParams } from '@bailclair/front/platform/router/router-context.ts'
import { Column } from '@bailclair/front/ui/layout/layout.tsx'
import { OpenedFile } from '#complete-file/opened-file.tsx'

export default function CompleteFilePage() {
  const { token = '' } = useParams()
  return (
    <Column>
      <OpenedFile key={token} token={token} />
    </Column>
  )
}
