import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import type { IconName } from '#ui/icon/icon-paths.ts'

type Props = {
  label: ReactNode
  icon?: IconName | undefined
  /** The edge of the button the panel aligns with. */
  align?: 'start' | 'end' | undefined
  /** The page is one of its links, or below one. */
  isCurrent?: boolean | undefined
  /** `MenuLink` and `MenuButton`. */
  children: ReactNode
}

/**
 * A native details element, so that it opens without scripts. With scripts it also closes on Escape, on a choice and
 * when the focus or a press goes elsewhere.
 */
export function Menu({ label, icon, align = 'end', isCurrent, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null)
  const summary = useRef<HTMLElement>(null)
  const close = () => {
    if (details.current) details.current.open = false
  }
  /** Moves the focus to the button: the chosen item disappears, and a dialog returns the focus here. */
  const closeOnChoice = () => {
    close()
    summary.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !details.current?.open) return
    closeOnChoice()
  }

  useEffect(() => {
    const closeFromOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !details.current?.contains(target)) close()
    }
    document.addEventListener('pointerdown', closeFromOutside)
    return () => document.removeEventListener('pointerdown', closeFromOutside)
  })

  return (
    <details
      ref={details}
      className={classNames('menu', align === 'start' && 'menu-start')}
      onKeyDown={onKeyDown}
      onBlur={({ currentTarget, relatedTarget }) => relatedTarget && !currentTarget.contains(relatedTarget) && close()}
    >
      <summary
        ref={summary}
        className="button button-quiet button-compact menu-summary"
        aria-current={isCurrent || undefined}
      >
        <span className="button-label">
          {icon && <Icon name={icon} />}
          {label}
          <Icon name="chevron-down" />
        </span>
      </summary>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key on a link or button arrives as a click */}
      <ul className="menu-panel" onClick={closeOnChoice}>
        {children}
      </ul>
    </details>
  )
}
