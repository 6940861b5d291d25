import { type ReactNode, useId } from 'react'
import { useMessages } from '#platform/messages/messages.ts'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { uiMessages } from '#ui/ui.messages.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'

export type FieldProps = {
  /** Target of the error summary; generated when absent. */
  id?: string | undefined
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  /** Marked with an asterisk where a `RequiredNote` explains it. */
  required?: boolean | undefined
  /** Marked "(optional)", for forms where most fields are required. */
  optional?: boolean | undefined
}

/** Attributes that connect the control to label, hint and error. */
type FieldControl = {
  id: string
  /** Not `required`: Firefox tells screen readers that such a field is invalid while it is empty. */
  'aria-required': boolean
  'aria-invalid': boolean
  'aria-describedby': string | undefined
}

type Props = FieldProps & {
  className?: string | undefined
  /** Ids of more describing elements, such as a unit. */
  describedBy?: string | undefined
  /** At the end of the error line, such as a counter. */
  note?: ReactNode
  children: (control: FieldControl) => ReactNode
}

export function Field({ label, hint, note, className, children, describedBy, ...props }: Props) {
  const { error, required = false, optional } = props
  const madeUp = useId()
  const id = props.id ?? madeUp
  return (
    <div className={classNames('field', className)}>
      <label className="field-label" htmlFor={id} id={`${id}-label`}>
        <LabelText required={required} optional={optional}>
          {label}
        </LabelText>
      </label>
      {hint && <Hint controlId={id}>{hint}</Hint>}
      {children({
        id,
        'aria-required': required,
        'aria-invalid': Boolean(error),
        'aria-describedby': describers(id, { hint, error }, describedBy),
      })}
      <Message controlId={id} error={error} note={note} />
    </div>
  )
}

export function describers(id: string, { hint, error }: Pick<FieldProps, 'hint' | 'error'>, more?: string) {
  return classNames(hint ? `${id}-hint` : undefined, more, error ? `${id}-error` : undefined) || undefined
}

type LabelProps = Pick<FieldProps, 'required' | 'optional'> & { children: ReactNode }

export function LabelText({ required, optional, children }: LabelProps) {
  const t = useMessages(uiMessages)
  return (
    <>
      {children}
      {/* The control itself is announced as required. */}
      {required && (
        <span className="field-mark field-asterisk" aria-hidden="true">
          {' *'}
        </span>
      )}
      {optional && <span className="field-mark"> {t.optional}</span>}
    </>
  )
}

export const Hint = ({ controlId, children }: { controlId: string; children: ReactNode }) => (
  <div className="field-hint" id={`${controlId}-hint`}>
    {children}
  </div>
)

type MessageProps = { controlId: string; error: string | undefined; note?: ReactNode }

/** Always rendered, so that an error has its space and is announced. */
export function Message({ controlId, error, note }: MessageProps) {
  const t = useMessages(uiMessages)
  return (
    <div className="field-message">
      <div aria-live="polite" id={`${controlId}-error`}>
        {error && (
          <span className="field-error">
            <Icon name="danger" />
            <span>
              <VisuallyHidden>{t.errorPrefix}</VisuallyHidden>
              {error}
            </span>
          </span>
        )}
      </div>
      {note}
    </div>
  )
}

/** One sentence before the first field. Asterisks show only where optional and required fields mix. */
export function RequiredNote({ all = false }: { all?: boolean }) {
  const t = useMessages(uiMessages)
  if (all) return <p className="small muted">{t.allRequired}</p>
  return <p className="small muted required-note">{t.requiredNote}</p>
}
