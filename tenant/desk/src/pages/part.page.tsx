import { useParams } from '@bailclair/front/platform/router/router-context.ts'
import { PartScreen } from '#desk/verification/part/part-screen.tsx'

export default function PartPage() {
  const { id = '' } = useParams()
  return <PartScreen key={id} id={id} />
}
