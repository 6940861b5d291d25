import {
  categoriesOf,
  type DocumentCategory,
  type DocumentHolderKind,
} from '@bailclair/domain/document/document-category.rules.ts'
import type { ApplicationType } from '@bailclair/domain/rental-file/file-shape.rules.ts'
import type { Missing } from '@bailclair/domain/rental-file/missing.rules.ts'
import type { MyFile } from '@bailclair/domain/rental-file/my-file.schema.ts'

export type StepName = 'type' | 'coTenants' | 'names' | 'situation' | 'guarantors' | 'documents' | 'summary'

/** A line of the menu. All documents of one person are one line. */
export type FileStep = { name: StepName; guarantorId?: string }

/** A page of the wizard. Documents have one page per category. */
export type FilePlace = FileStep & { category?: DocumentCategory }

/** The fields that decide which steps exist. */
type Shape = Pick<MyFile, 'applicationType' | 'tenants' | 'guarantors'>

/**
 * The wizard's pages in order. `type` is the chosen type before it is saved. The initiator gives their name before
 * inviting, so that the invitation shows it; a joiner first sees the other people.
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

/** The current tenant's entry. */
export const ownTenant = ({ tenants }: Pick<MyFile, 'tenants'>) => tenants.find(({ isMe }) => isMe)

export const isJoiner = (file: Pick<MyFile, 'tenants'>): boolean => ownTenant(file)?.tenantType === 'JOIN'

export const isSameStep = (one: FileStep, other: FileStep): boolean =>
  one.name === other.name && one.guarantorId === other.guarantorId

const isSamePlace = (one: FilePlace, other: FilePlace): boolean =>
  isSameStep(one, other) && one.category === other.category

/** The menu: one line per step. */
export const stepsOf = (places: readonly FilePlace[]): FileStep[] =>
  places.filter((place, index) => places.findIndex((other) => isSameStep(place, other)) === index)

/** The previous and next page, if any. */
export function neighboursOf(places: readonly FilePlace[], place: FilePlace) {
  const index = places.findIndex((other) => isSamePlace(other, place))
  return { before: index > 0 ? places[index - 1] : undefined, after: places[index + 1] }
}

/** The page where a missing item is asked for. */
export function placeOf({ step, category, guarantorId }: Missing): FilePlace {
  if (step === 'NAMES') return { name: 'names' }
  if (step === 'SITUATION') return { name: 'situation' }
  return { name: 'documents', ...(category && { category }), ...(guarantorId && { guarantorId }) }
}
