import { type ReactNode, useId } from 'react'
import { classNames } from '#ui/class-names.ts'
import { describers, type FieldProps, Hint, LabelText, Message } from '#ui/field/field.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import type { IconName } from '#ui/icon/icon-paths.ts'

type Option<Value extends string> = {
  value: Value
  label: ReactNode
  hint?: ReactNode
  icon?: IconName
  disabled?: boolean
}

type Props<Value extends string> = Omit<FieldProps, 'optional'> & {
  name?: string | undefined
  options: readonly Option<Value>[]
  value: Value | undefined
  onChange: (value: Value) => void
}

export const RadioGroup = <Value extends string>(props: Props<Value>) => <Group {...props} look="list" />

/** Cards with icons, for pages with one question. */
export const RadioCards = <Value extends string>(props: Props<Value>) => <Group {...props} look="cards" />

type GroupProps<Value extends string> = Props<Value> & { look: 'list' | 'cards' }

function Group<Value extends string>({ label, hint, error, required, options, look, ...props }: GroupProps<Value>) {
  const madeUp = useId()
  const id = props.id ?? madeUp
  return (
    <div
      className="field radio-group"
      // Not a fieldset, which cannot be required or invalid.
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-required={required}
      aria-invalid={Boolean(error)}
      aria-describedby={describers(id, { hint, error })}
    >
      <span className="field-label" id={`${id}-label`}>
        <LabelText required={required}>{label}</LabelText>
      </span>
      {hint && <Hint controlId={id}>{hint}</Hint>}
      <div className={look === 'cards' ? 'radio-cards' : 'radio-options'}>
        {options.map(({ value, icon, disabled, ...text }, index) => (
          <label key={value} className={classNames('radio', look === 'cards' && 'radio-card')}>
            {icon && <Icon name={icon} large />}
            <span className="radio-text">
              {text.label}
              {text.hint && <span className="radio-hint">{text.hint}</span>}
            </span>
            <input
              type="radio"
              className="radio-dot"
              // The error summary links to the first option.
              id={index === 0 ? id : undefined}
              name={props.name ?? id}
              value={value}
              disabled={disabled}
              checked={props.value === value}
              onChange={() => props.onChange(value)}
            />
          </label>
        ))}
      </div>
      <Message controlId={id} error={error} />
    </div>
  )
}
