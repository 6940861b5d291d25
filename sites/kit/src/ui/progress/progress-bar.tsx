import { type ReactNode, useId } from 'react'
import { useFormats } from '#platform/messages/formats.ts'

type Props = {
  label: ReactNode
  /** From 0 to 1; absent when unknown. */
  value?: number | undefined
}

export function ProgressBar({ label, value }: Props) {
  const { percent } = useFormats()
  const id = useId()
  return (
    <div>
      <div className="progress-labels">
        <label htmlFor={id}>{label}</label>
        {value !== undefined && <span className="muted amount">{percent(Math.round(value * 100))}</span>}
      </div>
      <progress className="progress" id={id} value={value} />
    </div>
  )
}
