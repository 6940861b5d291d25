import type { EnergyGrade } from '@bailclair/domain/energy-certificate/energy-grade.rules.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { gradeBadgeMessages } from './grade-badge.messages.ts'

type Props = { grade: EnergyGrade; estimated: boolean }

/** For places without room for the scale. */
export function GradeBadge({ grade, estimated }: Props) {
  const t = useMessages(gradeBadgeMessages)
  return (
    <span className="grade-badge">
      <span className="grade-bar" data-grade={grade}>
        {grade === 'A-D' ? t.range : grade}
      </span>
      {estimated && <span className="small muted">{t.estimate}</span>}
    </span>
  )
}
