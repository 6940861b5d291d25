import { type ApplicationType, applicationTypes } from '@bailclair/domain/rental-file/file-shape.rules.ts'
import type { MyFile } from '@bailclair/domain/rental-file/my-file.schema.ts'
import type { FilePlace } from '../file-places.ts'
import { pathToPlace } from '../place-paths.ts'

/** URL parameter before the first invitation: a shared file is saved with its first invitation. */
export const typeParameter = 'type'

export function chosenType(params: URLSearchParams, file: MyFile | undefined): ApplicationType | undefined {
  const chosen = applicationTypes.find((type) => type === params.get(typeParameter))
  const isShared = file !== undefined && file.applicationType !== 'ALONE'
  return isShared ? file.applicationType : (chosen ?? file?.applicationType)
}

/** Keeps the chosen, unsaved type in the address. */
export function pathWithType(place: FilePlace, type: ApplicationType | undefined, file: MyFile | undefined): string {
  const path = pathToPlace(place)
  const isKept = type !== undefined && type !== file?.applicationType && pagesOfTheChosen.has(place.name)
  return isKept ? `${path}?${typeParameter}=${type}` : path
}
const pagesOfTheChosen: ReadonlySet<FilePlace['name']> = new Set(['names', 'coTenants'])
