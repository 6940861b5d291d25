import { type ComponentProps, useId } from 'react'
import { describers, type FieldProps, Hint, LabelText, Message } from '#ui/field/field.tsx'

type Props = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'type' | 'className'>

/** The whole line is clickable. */
export function Checkbox({ label, hint, error, required, optional, ...input }: Props) {
  const madeUp = useId()
  const id = input.id ?? madeUp
  return (
    <div className="field checkbox-field">
      <label className="checkbox">
        <input
          {...input}
          id={id}
          type="checkbox"
          className="checkbox-box"
          aria-required={required}
          aria-invalid={Boolean(error)}
          aria-describedby={describers(id, { hint, error })}
        />
        <span>
          <LabelText required={required} optional={optional}>
            {label}
          </LabelText>
        </span>
      </label>
      {hint && <Hint controlId={id}>{hint}</Hint>}
      <Message controlId={id} error={error} />
    </div>
  )
}
