import { useParams } from '@bailclair/site-kit/platform/router/router-context.ts'
import { PartScreen } from '#verification/part/part-screen.tsx'

export default function PartPage() {
  const { id = '' } = useParams()
  return <PartScreen key={id} id={id} />
}
