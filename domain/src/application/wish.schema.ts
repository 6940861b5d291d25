import { publicLines } from '../value/text.schema.ts'
import { longestWish } from './consent-scope.rules.ts'

/** What an applicant writes when applying, for instance when they could visit. */
export const wishText = publicLines(longestWish)
