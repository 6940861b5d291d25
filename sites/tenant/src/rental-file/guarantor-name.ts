import type { MyGuarantor } from '@bailclair/domain/rental-file/my-file.schema.ts'

type Named = Pick<MyGuarantor, 'kind' | 'firstName' | 'lastName' | 'name'>

/** What a guarantor is called: a person by their names, an organisation by its own. */
export const guarantorName = ({ kind, firstName = '', lastName = '', name = '' }: Named): string =>
  kind === 'PERSON' ? `${firstName} ${lastName}`.trim() : name
