import { TextField, type TextFieldProps } from './text-field.tsx'

type Props = Omit<TextFieldProps, 'type' | 'inputMode'>

/**
 * A quantity. Not `type="number"`: that one drops what it cannot read («1 250,50» in an English browser), changes
 * under the mouse wheel and lies to its form. What the person typed stays as it is; `readNumber` understands it.
 */
export const NumberField = (props: Props) => (
  <TextField short autoComplete="off" {...props} type="text" inputMode="decimal" />
)

/** An amount in euros. */
export const MoneyField = (props: Props) => <NumberField suffix="€" {...props} />
