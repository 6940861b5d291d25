/** Problems of one field. The key is the `message` of an `InvalidField` entry; the sites have the texts. */
export const fieldError = {
  required: 'field-required',
  invalid: 'field-not-valid',

  tooLong: 'text-too-long',
  forbiddenCharacter: 'text-forbidden-character',

  numberInvalid: 'number-not-valid',
  tooManyDecimals: 'number-too-many-decimals',
  tooLarge: 'number-too-large',
  outOfRange: 'number-out-of-range',
  notPositive: 'number-not-positive',
  negative: 'number-not-positive-or-null',
  areaNotPositive: 'area-not-positive',
  measureNegative: 'measure-negative',
  incomeNotPositive: 'income-not-positive',
  incomeNegative: 'income-negative',

  dateInvalid: 'date-not-valid',
  dateInFuture: 'date-in-future',
  timeInvalid: 'time-not-valid',

  slotInPast: 'slot-in-past',
  slotTooFar: 'slot-too-far',
  tooManySlots: 'too-many-slots',

  certificateNumberRequired: 'certificate-number-required',
  certificateNumberInvalid: 'certificate-number-not-valid',

  boxNotChecked: 'box-not-checked',

  emailRequired: 'register.email-required',
  emailInvalid: 'register.email-not-valid',
  emailTaken: 'email-already-exists',
  emailInFile: 'email-already-in-file',
  passwordTooWeak: 'register.strength-not-valid',
  passwordTooShort: 'register.password-too-short',
  staffPasswordTooShort: 'register.staff-password-too-short',
  passwordTooCommon: 'register.password-too-common',
  confirmationDiffers: 'register.confirm-not-valid',
  termsNotAccepted: 'register.terms-not-accepted',
} as const

export type FieldErrorKey = (typeof fieldError)[keyof typeof fieldError]
