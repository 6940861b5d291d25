import { pathTo } from './paths.ts'

const parameter = 'candidatures'
/** Longer addresses are refused by some proxies: 100 ids are 3.7 kB. */
export const mostInAddress = 100

/** The page that compares these applications. Ids name nobody, so that the page can be opened without their list. */
export const addressOfComparison = (propertyId: string, ids: readonly string[]): string =>
  `${pathTo('Comparison', { id: propertyId })}?${parameter}=${ids.join(',')}`

/** The page that answers these applications together. */
export const addressOfAnswers = (propertyId: string, ids: readonly string[]): string =>
  `${pathTo('Answer', { id: propertyId })}?${parameter}=${ids.join(',')}`

/** Each once, whatever the address says. */
export const readSelectedIds = (params: URLSearchParams): string[] => [
  ...new Set((params.get(parameter) ?? '').split(',').filter((id) => id !== '')),
]
