import type { ComponentProps } from 'react'
import { useMessages } from '#platform/messages/messages.ts'
import { blockMessages } from '#ui/block.messages.ts'
import { Field, type FieldProps } from '#ui/field/field.tsx'
import { Icon } from '#ui/icon/icon.tsx'

type Props = FieldProps &
  Omit<ComponentProps<'select'>, keyof FieldProps | 'multiple' | 'size' | 'className'> & {
    options: readonly { value: string; label: string }[]
    /** Adds an empty first option. */
    withPrompt?: boolean | undefined
  }

/** The native select. */
export function SelectField({ label, hint, error, required, optional, options, withPrompt, ...select }: Props) {
  const t = useMessages(blockMessages)
  return (
    <Field {...{ id: select.id, label, hint, error, required, optional }}>
      {(control) => (
        <div className="input select">
          <select {...select} {...control} className="input-control">
            {withPrompt && <option value="">{t.choose}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" />
        </div>
      )}
    </Field>
  )
}
