import { pathTo } from './paths.ts'

const parameter = 'candidatures'

/** The page that compares these applications. Ids name nobody, so that the page can be opened without their list. */
export const addressOfComparison = (propertyId: string, ids: readonly string[]): string =>
  `${pathTo('Comparison', { id: propertyId })}?${parameter}=${ids.join(',')}`

/** Each once, whatever the address says. */
export const readComparedIds = (params: URLSearchParams): string[] => [
  ...new Set((params.get(parameter) ?? '').split(',').filter((id) => id !== '')),
]
