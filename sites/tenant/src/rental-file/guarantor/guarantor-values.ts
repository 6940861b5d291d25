import { type GuarantorChanges, guarantorChanges } from '@bailclair/domain/rental-file/file-changes.schema.ts'
import type { GuarantorFields } from '@bailclair/domain/rental-file/file-fields.schema.ts'
import type { GuarantorKind } from '@bailclair/domain/rental-file/guarantor.rules.ts'
import type { MyGuarantor } from '@bailclair/domain/rental-file/my-file.schema.ts'
import type { Language } from '@bailclair/domain/value/language.ts'
import { readTypedNumber, writeTypedNumber } from '@bailclair/domain/value/typed-number.ts'
import type { Problems } from '@bailclair/site-kit/platform/form/form-rules.ts'
import { currentLanguage } from '@bailclair/site-kit/platform/messages/current-language.ts'

/** Raw input. Input for another kind is kept but not sent. */
export type GuarantorValues = { kind: GuarantorKind | '' } & Record<
  Exclude<keyof GuarantorFields['schemas'], 'kind' | 'incomeCorrection'>,
  string
>

export const guarantorValues = (guarantor: MyGuarantor | undefined, language: Language): GuarantorValues => ({
  kind: guarantor?.kind ?? '',
  name: guarantor?.name ?? '',
  lastName: guarantor?.lastName ?? '',
  firstName: guarantor?.firstName ?? '',
  email: guarantor?.email ?? '',
  monthlyIncome: writeTypedNumber(guarantor?.monthlyIncome, language),
})

function asSent({ kind, name, lastName, firstName, email, monthlyIncome }: GuarantorValues, id?: string) {
  const income = readTypedNumber(monthlyIncome, currentLanguage())
  const contact = email.trim() === '' ? null : email
  const own = {
    PERSON: { lastName, firstName, email: contact, monthlyIncome: income },
    COMPANY: { name, lastName, firstName, email: contact, monthlyIncome: income ?? null },
    BODY: { name },
    '': {},
  }
  return { ...(id !== undefined && { id }), kind, ...own[kind] }
}

export function guarantorProblems(values: GuarantorValues): Problems<GuarantorValues> {
  const problems: Problems<GuarantorValues> = {}
  for (const { path, message } of guarantorChanges.safeParse(asSent(values)).error?.issues ?? []) {
    problems[path[0] as keyof GuarantorValues] ??= message
  }
  return problems
}

/** Call only for valid values. */
export const guarantorOf = (values: GuarantorValues, id: string | undefined): GuarantorChanges =>
  guarantorChanges.parse(asSent(values, id))
