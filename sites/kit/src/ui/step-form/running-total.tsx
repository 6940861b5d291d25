import type { ReactNode } from 'react'

type Props = {
  label: string
  /** Ids of the fields that it adds up. */
  addends: readonly string[]
  /** An amount, or a dash until there is one. */
  children: ReactNode
}

/** What the fields above come to, while one types. */
export const RunningTotal = ({ label, addends, children }: Props) => (
  <p className="running-total">
    <span>{label}</span>
    <output htmlFor={addends.join(' ')} aria-live="polite" className="amount">
      {children}
    </output>
  </p>
)
