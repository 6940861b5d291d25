import { type ReactNode, useId } from 'react'

type Props = {
  label: string
  /** Ids of the added fields. */
  addends: readonly string[]
  /** An amount, or a dash. */
  children: ReactNode
}

/** The sum of the fields above, while typing. */
export function RunningTotal({ label, addends, children }: Props) {
  const id = useId()
  return (
    <p className="running-total">
      <span id={id}>{label}</span>
      <output htmlFor={addends.join(' ')} aria-live="polite" aria-labelledby={id} className="amount">
        {children}
      </output>
    </p>
  )
}
