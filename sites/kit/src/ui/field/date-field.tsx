import { TextField, type TextFieldProps } from './text-field.tsx'

/** The platform's own calendar, in the visitor's language; the value is `yyyy-mm-dd`. */
export const DateField = (props: Omit<TextFieldProps, 'type'>) => <TextField short {...props} type="date" />
