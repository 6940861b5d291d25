import { Column } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { FiguresScreen } from '#verification/figures/figures-screen.tsx'

export default function FiguresPage() {
  return (
    <Column wide>
      <FiguresScreen />
    </Column>
  )
}
