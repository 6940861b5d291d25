export type PropertyIcon = 'house' | 'apartment' | 'building'

/** Spec §2, dashboard: HOUSE, APARTMENT, anything else is a building, even a type not chosen yet or not known here. */
export function propertyIcon(type: string | null | undefined): PropertyIcon {
  if (type === 'HOUSE') return 'house'
  return type === 'APARTMENT' ? 'apartment' : 'building'
}
