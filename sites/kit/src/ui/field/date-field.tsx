import { TextField, type TextFieldProps } from './text-field.tsx'

/** The native date picker; the value is `yyyy-mm-dd`. */
export const DateField = (props: Omit<TextFieldProps, 'type'>) => <TextField short {...props} type="date" />
