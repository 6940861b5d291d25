import { TextField, type TextFieldProps } from './text-field.tsx'

type Props = Omit<TextFieldProps, 'type' | 'inputMode'>

/**
 * Not `type="number"`, which drops input it cannot parse («1 250,50» in an English browser) and changes with the mouse
 * wheel. The typed text stays; `readTypedNumber` parses it.
 */
export const NumberField = (props: Props) => (
  <TextField short autoComplete="off" {...props} type="text" inputMode="decimal" />
)

/** An amount in euros. */
export const MoneyField = (props: Props) => <NumberField suffix="€" {...props} />
