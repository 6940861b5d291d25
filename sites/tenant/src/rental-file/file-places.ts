import {
  categoriesOf,
  type DocumentCategory,
  type DocumentHolderKind,
} from '@bailclair/domain/document/document-category.rules.ts'
import type { ApplicationType } from '@bailclair/domain/rental-file/file-shape.rules.ts'
import type { Missing } from '@bailclair/domain/rental-file/missing.rules.ts'
import type { MyFile } from '@bailclair/domain/rental-file/my-file.schema.ts'

export type StepName = 'type' | 'coTenants' | 'names' | 'situation' | 'guarantors' | 'documents' | 'summary'

/** One line of the menu. The documents of each person are one. */
export type FileStep = { name: StepName; guarantorId?: string }

/** One page: of documents there is one for each category. */
export type FilePlace = FileStep & { category?: DocumentCategory }

/** As much of a file as its steps depend on. */
type Shape = Pick<MyFile, 'applicationType' | 'tenants' | 'guarantors'>

/**
 * The pages of making a file, in the order in which they are asked for. `type` is the one chosen, while that is not
 * saved yet: a couple's file needs the other person first. Only the initiator chooses it, and says their name before
 * they invite anyone, so that an invitation says whose it is. Whoever joined sees first with whom they are.
 */
export function placesOf(
  file: Shape | undefined,
  type: ApplicationType | undefined = file?.applicationType,
): FilePlace[] {
  const others: FilePlace[] = type === undefined || type === 'ALONE' ? [] : [{ name: 'coTenants' }]
  return [
    ...(file && isJoiner(file)
      ? [...others, { name: 'names' as const }]
      : [{ name: 'type' as const }, { name: 'names' as const }, ...others]),
    { name: 'situation' },
    { name: 'guarantors' },
    ...documentPlaces('TENANT'),
    ...(file?.guarantors ?? []).flatMap(({ id, kind }) => documentPlaces(kind, id)),
    { name: 'summary' },
  ]
}

const documentPlaces = (kind: DocumentHolderKind, guarantorId?: string): FilePlace[] =>
  categoriesOf[kind].map((category) => ({ name: 'documents', category, ...(guarantorId && { guarantorId }) }))

/** One's own line among the tenants. */
export const ownTenant = ({ tenants }: Pick<MyFile, 'tenants'>) => tenants.find(({ isMe }) => isMe)

export const isJoiner = (file: Pick<MyFile, 'tenants'>): boolean => ownTenant(file)?.tenantType === 'JOIN'

export const isSameStep = (one: FileStep, other: FileStep): boolean =>
  one.name === other.name && one.guarantorId === other.guarantorId

const isSamePlace = (one: FilePlace, other: FilePlace): boolean =>
  isSameStep(one, other) && one.category === other.category

/** The menu: the pages of one step are one line. */
export const stepsOf = (places: readonly FilePlace[]): FileStep[] =>
  places.filter((place, index) => places.findIndex((other) => isSameStep(place, other)) === index)

/** The pages before and after one; none before the first, none after the last. */
export function neighboursOf(places: readonly FilePlace[], place: FilePlace) {
  const index = places.findIndex((other) => isSamePlace(other, place))
  return { before: index > 0 ? places[index - 1] : undefined, after: places[index + 1] }
}

/** Where something missing is asked for. */
export function placeOf({ step, category, guarantorId }: Missing): FilePlace {
  if (step === 'NAMES') return { name: 'names' }
  if (step === 'SITUATION') return { name: 'situation' }
  return { name: 'documents', ...(category && { category }), ...(guarantorId && { guarantorId }) }
}
