import { classNames } from '@bailclair/site-kit/ui/class-names.ts'

type Props = { figures: readonly { value: string; label: string }[]; className?: string }

/** Shown above the label, read after it. */
export const LandingFigures = ({ figures, className }: Props) => (
  <dl className={classNames('landing-figures', className)}>
    {figures.map(({ value, label }) => (
      <div key={label} className="landing-figure">
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
