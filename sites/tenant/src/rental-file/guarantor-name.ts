import type { MyGuarantor } from '@bailclair/domain/rental-file/my-file.schema.ts'

type Named = Pick<MyGuarantor, 'kind' | 'firstName' | 'lastName' | 'name'>

/** A person's names, or the organisation's name. */
export const guarantorName = ({ kind, firstName = '', lastName = '', name = '' }: Named): string =>
  kind === 'PERSON' ? `${firstName} ${lastName}`.trim() : name
