import type { ComponentProps } from 'react'
import { classNames } from '#ui/class-names.ts'

type Gap = 4 | 8 | 24 | 32 | 48 | 64

const gapClass = (gap: Gap | undefined) => gap && `gap-${gap}`

/** Vertical, 16 px apart by default. */
export function Stack({ gap, className, ...div }: ComponentProps<'div'> & { gap?: Gap }) {
  return <div className={classNames('stack', gapClass(gap), className)} {...div} />
}

/** Horizontal and wrapping, 12 px apart by default. */
export function Cluster({ gap, between, className, ...div }: ComponentProps<'div'> & { gap?: Gap; between?: boolean }) {
  return <div className={classNames('cluster', between && 'cluster-between', gapClass(gap), className)} {...div} />
}

/** 720 px for forms and texts, 1,120 px for tables. */
export function Column({ wide, className, ...div }: ComponentProps<'div'> & { wide?: boolean }) {
  return <div className={classNames('column', wide && 'column-wide', className)} {...div} />
}

export function Card({ className, ...div }: ComponentProps<'div'>) {
  return <div className={classNames('card', className)} {...div} />
}
