import type { ReactNode } from 'react'

type Props = {
  label: string
  /** Ids of the added fields. */
  addends: readonly string[]
  /** An amount, or a dash. */
  children: ReactNode
}

/** The sum of the fields above, while typing. */
export const RunningTotal = ({ label, addends, children }: Props) => (
  <p className="running-total">
    <span>{label}</span>
    <output htmlFor={addends.join(' ')} aria-live="polite" className="amount">
      {children}
    </output>
  </p>
)
