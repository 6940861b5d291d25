import { Column } from '@bailclair/front/ui/layout/layout.tsx'
import { FiguresScreen } from '#desk/verification/figures/figures-screen.tsx'

export default function FiguresPage() {
  return (
    <Column wide>
      <FiguresScreen />
    </Column>
  )
}
