import { type EnergyGrade, officialGrades } from '@bailclair/domain/energy-certificate/energy-grade.rules.ts'
import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Badge } from '@bailclair/site-kit/ui/badge/badge.tsx'
import { gradeBadgeMessages } from './grade-badge.messages.ts'
import { gradeScaleMessages } from './grade-scale.messages.ts'

type Props = {
  kind: 'energy' | 'emissions'
  grade: EnergyGrade
  /** In kWh/m²/year or kg CO₂/m²/year. */
  figure?: number | undefined
  /** From typed figures alone (decision 3). */
  estimated?: boolean | undefined
}

type Rows = { letters: readonly string[]; isCurrent: boolean }

/** A–D is one answer: typed figures cannot tell them apart (decision 3). */
function rowsOf(kind: Props['kind'], grade: EnergyGrade): Rows[] {
  const range = grade === 'A-D' ? ['A', 'B', 'C', 'D'] : [grade]
  const all = kind === 'energy' ? [...officialGrades, 'G+'] : officialGrades
  return [
    ...(range.length > 1 ? [{ letters: range, isCurrent: true }] : []),
    ...all
      .filter((letter) => range.length === 1 || !range.includes(letter))
      .map((letter) => ({ letters: [letter], isCurrent: letter === grade })),
  ]
}

/** The scale with a highlighted grade, and one sentence as text alternative. */
export function GradeScale({ kind, grade, figure, estimated }: Props) {
  const t = useMessages(gradeScaleMessages)
  const { estimate, range } = useMessages(gradeBadgeMessages)
  const { number } = useFormats()
  const words = t[kind]
  const letter = grade === 'A-D' ? range : grade
  const measure = figure === undefined ? undefined : `${number(figure)}\u202F${words.unit}`
  const spoken = words.picture(grade === 'A-D' ? t.spokenRange : grade, measure ? t.spokenFigure(measure) : '')
  const caption = estimated ? `${words.title} ${estimate}` : words.title
  return (
    // biome-ignore lint/a11y/noRedundantRoles: role and label tie the caption to the picture where the element alone does not (RGAA 1.9)
    <figure className={`grade-scale grade-scale-${kind}`} role="figure" aria-label={caption}>
      <figcaption className="grade-scale-title">
        {words.title}
        {estimated && <Badge tone="draft">{estimate}</Badge>}
      </figcaption>
      <div className="grade-scale-picture" role="img" aria-label={estimated ? t.spokenEstimate(spoken) : spoken}>
        <span className="grade-scale-end">{words.best}</span>
        {rowsOf(kind, grade).map(({ letters, isCurrent }) => (
          <span key={letters[0]} className="grade-rows" data-current={isCurrent || undefined}>
            <span className="grade-bars">
              {letters.map((each) => (
                <span key={each} className="grade-bar" data-grade={each}>
                  {each}
                </span>
              ))}
            </span>
            {isCurrent && (
              <span className="grade-pointer">
                <span className="grade-pointer-letter">{letter}</span>
                {measure && <span className="grade-pointer-figure">{measure}</span>}
              </span>
            )}
          </span>
        ))}
        <span className="grade-scale-end">{words.worst}</span>
      </div>
    </figure>
  )
}
