import { z } from 'zod/mini'
import { defineRoute } from '../contract/route.ts'
import { propertyId } from '../property/property-id.schema.ts'
import { longestSearch } from '../value/search-words.ts'
import { applicationId, applicationRow } from './application-row.schema.ts'
import { listCursor } from './list-cursor.ts'
import { rowFilters } from './row-state.rules.ts'

/** Rows on a page of the list. */
export const applicationPageSize = 25
/** Lists up to here are sorted, searched and counted whole; longer ones are read page by page (decision 220). */
export const mostInWhole = 1_000
/** Of a longer list, a property's own answer contains so many. */
export const firstOfMany = 100
/** More than a page shows: what is on the screen is reported in one call. */
export const mostSeenAtOnce = 100
/** Applications that are selected together: their ids fit into a request. */
export const mostSelected = 1_500

/** A filter that makes no sense is ignored, like the parameters of a page. */
const ignored = <T extends z.ZodMiniType>(schema: T) => z.catch(z.optional(schema), undefined)

const search = z.string().check(z.maxLength(longestSearch))

const listQuery = z.object({
  status: ignored(z.enum(rowFilters)),
  property: ignored(propertyId),
  /** Words in the names of the applicants. */
  search: ignored(search),
  /** From 1. Of long lists, only the first page has a number. */
  page: ignored(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000))),
  /** A page of a long list begins after this place, or ends before it: `next` or `previous` of another answer. */
  after: ignored(listCursor),
  before: ignored(listCursor),
})

/** Not ignored here: a filter that is not understood must not export more than was asked for. */
const csvFilter = z.object({
  status: z.exactOptional(z.enum(rowFilters)),
  property: z.exactOptional(propertyId),
  search: z.exactOptional(search),
  /** Those that are selected; what is not the owner's is left out. */
  ids: z.exactOptional(z.array(applicationId).check(z.minLength(1), z.maxLength(mostSelected))),
})
export type CsvFilter = z.input<typeof csvFilter>

/** An application among those of all properties. */
export const listedApplication = z.extend(applicationRow, {
  property: z.object({
    id: z.string(),
    name: z.exactOptional(z.string()),
    /** Euros a month. */
    rentCost: z.exactOptional(z.number()),
    chargesCost: z.exactOptional(z.number()),
  }),
})
export type ApplicationOfOwner = z.infer<typeof listedApplication>

export const applicationListContract = {
  list: defineRoute({
    method: 'GET',
    path: '/owner/applications',
    access: 'owner',
    summary: 'Applications to all properties of the signed-in owner: latest first, ended ones last; 25 a page',
    query: listQuery,
    response: z.object({
      applications: z.array(listedApplication),
      /** How many the filters find. Absent while a search has not compared every row. */
      found: z.exactOptional(z.int()),
      /** Of long lists; absent at the beginning and at the end. A search that goes on may have a short page, or none. */
      previous: z.exactOptional(z.string()),
      next: z.exactOptional(z.string()),
      /** Of the property asked for, or of all, whatever their status and name. */
      counts: z.object({ verified: z.int(), waiting: z.int(), ended: z.int() }),
      newCount: z.int(),
    }),
  }),
  csv: defineRoute({
    method: 'POST',
    path: '/owner/applications/csv',
    access: 'owner',
    summary:
      'The applications that a filter or a selection names, for a spreadsheet program, as the owner may see them',
    notFound: 'PropertyNotFound',
    body: csvFilter,
    response: { bytesOf: ['text/csv; charset=utf-8'] },
  }),
  seen: defineRoute({
    method: 'POST',
    path: '/owner/applications/seen',
    access: 'owner',
    summary: 'The owner was shown these applications: they are no longer new, on any device',
    status: 204,
    body: z.object({ ids: z.array(applicationId).check(z.minLength(1), z.maxLength(mostSeenAtOnce)) }),
  }),
}
