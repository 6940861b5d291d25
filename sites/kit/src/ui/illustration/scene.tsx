import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'

export const light = 'illustration-light'
export const paper = 'illustration-paper'

type Props = { className?: string | undefined; children: ReactNode }

/** The frame of our own drawings, on a 160 × 120 grid: one stroke width, two colours. */
export const Scene = ({ className, children }: Props) => (
  <svg className={classNames('illustration', className)} viewBox="0 0 160 120" aria-hidden="true">
    {children}
  </svg>
)
