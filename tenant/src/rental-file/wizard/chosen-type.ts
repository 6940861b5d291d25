import { type ApplicationType, applicationTypes } from '@bailclair/domain/rental-file/file-shape.rules.ts'
import type { MyFile } from '@bailclair/domain/tenant/my-file.schema.ts'

/** In the address of the people's page, until the first of them is invited: a shared file cannot be saved before. */
export const typeParameter = 'type'

/** The type that the people's page is about. */
export function chosenType(params: URLSearchParams, file: MyFile | undefined): ApplicationType | undefined {
  const chosen = applicationTypes.find((type) => type === params.get(typeParameter))
  const isShared = file !== undefined && file.applicationType !== 'ALONE'
  return isShared ? file.applicationType : (chosen ?? file?.applicationType)
}
