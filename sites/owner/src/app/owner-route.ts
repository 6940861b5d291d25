import { routesAt } from '@bailclair/site-kit/app/route.ts'
import { patterns } from '#platform/paths.ts'

export const route = routesAt(patterns)
