export type PropertyIcon = 'house' | 'apartment' | 'building'

/** Any other type is a building, also one not chosen yet or not known here. */
export function propertyIcon(type: string | null | undefined): PropertyIcon {
  if (type === 'HOUSE') return 'house'
  return type === 'APARTMENT' ? 'apartment' : 'building'
}
