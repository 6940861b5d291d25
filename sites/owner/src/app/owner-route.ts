import { routesAt } from '@bailclair/site-kit/app/route.ts'
import { patterns } from '#platform/paths.ts'

/** A row of the table of routes, at the address of its page. */
export const route = routesAt(patterns)
