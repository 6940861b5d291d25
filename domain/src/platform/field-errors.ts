/** What can be wrong with one field: the key travels as `message` of an InvalidField entry; the web owns the two texts. */
export const fieldError = {
  required: 'field-required',
  notPositive: 'number-not-positive',
  negative: 'number-not-positive-or-null',
  emailInvalid: 'register.email-not-valid',
  tooLong: 'text-too-long',
  invalid: 'field-not-valid',
} as const

export type FieldErrorKey = (typeof fieldError)[keyof typeof fieldError]
