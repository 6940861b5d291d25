import type { GuarantorKind } from '@bailclair/domain/rental-file/guarantor.rules.ts'

export const guarantorIcons = { PERSON: 'user', COMPANY: 'building', BODY: 'lock' } as const satisfies Record<
  GuarantorKind,
  string
>
