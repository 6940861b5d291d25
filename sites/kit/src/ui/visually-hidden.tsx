import type { ReactNode } from 'react'

/** For those who listen, not for those who look. */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => (
  <span className="visually-hidden">{children}</span>
)
