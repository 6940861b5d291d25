import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '#ui/class-names.ts'
import { Field, type FieldProps } from './field.tsx'

export type TextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, keyof FieldProps | 'prefix' | 'aria-describedby' | 'aria-invalid'> & {
    /** Decoration before the text, such as a search icon. */
    prefix?: ReactNode
    /** Unit after the text («€», «m²»), read with the field. */
    suffix?: ReactNode
    /** For about 12 characters. */
    short?: boolean | undefined
  }

export function TextField({
  label,
  hint,
  error,
  required,
  optional,
  prefix,
  suffix,
  short,
  className,
  ...input
}: TextFieldProps) {
  const suffixId = useId()
  return (
    <Field
      {...{ id: input.id, label, hint, error, required, optional }}
      className={classNames(short && 'field-short', className)}
      describedBy={suffix ? suffixId : undefined}
    >
      {(control) => (
        <div className="input">
          {prefix && <span className="input-affix">{prefix}</span>}
          <input type="text" {...input} {...control} className="input-control" />
          {suffix && (
            <span className="input-affix" id={suffixId}>
              {suffix}
            </span>
          )}
        </div>
      )}
    </Field>
  )
}
