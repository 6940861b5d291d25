import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { useMessages } from '#platform/messages/messages.ts'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import type { IconName } from '#ui/icon/icon-paths.ts'
import { Spinner } from '#ui/spinner/spinner.tsx'
import { uiMessages } from '#ui/ui.messages.ts'

type Look = {
  /** At most one primary button per page. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined
  /** 44 px high instead of 48, for rows and bars. */
  compact?: boolean | undefined
  wide?: boolean | undefined
}
type Content = { icon?: IconName | undefined; iconEnd?: IconName | undefined; children: ReactNode }

const look = ({ variant = 'primary', compact, wide }: Look, className: string | undefined) =>
  classNames('button', `button-${variant}`, compact && 'button-compact', wide && 'button-wide', className)

const Label = ({ icon, iconEnd, children }: Content) => (
  <span className="button-label">
    {icon && <Icon name={icon} />}
    <span>{children}</span>
    {iconEnd && <Icon name={iconEnd} />}
  </span>
)

type ButtonProps = Look &
  Content &
  Omit<ComponentProps<'button'>, 'children'> & {
    /** Keeps width and focus, shows a spinner, ignores presses. */
    pending?: boolean | undefined
  }

export function Button({
  variant,
  compact,
  wide,
  icon,
  iconEnd,
  children,
  pending,
  className,
  onClick,
  ...button
}: ButtonProps) {
  const t = useMessages(uiMessages)
  const press = (event: MouseEvent<HTMLButtonElement>) => (pending ? event.preventDefault() : onClick?.(event))
  return (
    <>
      <button
        type="button"
        {...button}
        className={look({ variant, compact, wide }, className)}
        // Not `disabled`, which would drop the focus.
        aria-disabled={pending || undefined}
        aria-busy={pending || undefined}
        onClick={press}
      >
        <Label icon={icon} iconEnd={iconEnd}>
          {children}
        </Label>
        {pending && <Spinner />}
      </button>
      {pending !== undefined && (
        <span role="status" className="visually-hidden">
          {pending && t.pending}
        </span>
      )}
    </>
  )
}

type ButtonLinkProps = Look & Content & Omit<ComponentProps<'a'>, 'children'> & { href: string }

/** A link that looks like a button. */
export function ButtonLink({ variant, compact, wide, icon, iconEnd, children, className, ...a }: ButtonLinkProps) {
  return (
    <a {...a} className={look({ variant, compact, wide }, className)}>
      <Label icon={icon} iconEnd={iconEnd}>
        {children}
      </Label>
    </a>
  )
}

/** A button that looks like a link in a sentence. */
export function LinkButton({ className, ...button }: ComponentProps<'button'>) {
  return <button type="button" {...button} className={classNames('button-link', className)} />
}

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & { icon: IconName; label: string }

/** 44 × 44 px; the label is read aloud and shown on hover. Keeps the focus when it becomes disabled. */
export function IconButton({ icon, label, className, disabled, onClick, ...button }: IconButtonProps) {
  return (
    <button
      type="button"
      {...button}
      // Not `disabled`: whoever pages to the end with the keyboard would be thrown to the top.
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
      aria-label={label}
      title={label}
      className={classNames('button button-quiet button-square', className)}
    >
      <Icon name={icon} />
    </button>
  )
}
