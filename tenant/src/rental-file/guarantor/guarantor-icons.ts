import type { GuarantorKind } from '@bailclair/domain/tenant/guarantor.rules.ts'

export const guarantorIcons = { PERSON: 'user', COMPANY: 'building', BODY: 'lock' } as const satisfies Record<
  GuarantorKind,
  string
>
