import type { AddressSuggestion } from '@bailclair/domain/address/address.schema.ts'
import { z } from 'zod/mini'
import { cleanForeignText } from '#platform/outbound/foreign-text.ts'

const collection = z.object({ features: z.array(z.unknown()) })

/** In UTF-16 units: the longest address that a property accepts (`propertyFields`). */
const maxLabelLength = 255

const text = (maxLength: number) =>
  z.pipe(
    z.unknown(),
    z.transform((value) => cleanForeignText(value, maxLength)),
  )
/** A commune has neither number nor street, so each part may be absent. */
const properties = z.partial(
  z.object({
    label: text(maxLabelLength),
    name: text(maxLabelLength),
    housenumber: text(20),
    street: text(maxLabelLength),
    postcode: text(10),
    city: text(100),
    citycode: text(10),
  }),
)
const feature = z.object({
  properties,
  geometry: z.object({
    coordinates: z.tuple(
      [z.number().check(z.gte(-180), z.lte(180)), z.number().check(z.gte(-90), z.lte(90))],
      z.unknown(),
    ),
  }),
})
type Feature = z.output<typeof feature>

/**
 * Reads suggestions from GeoJSON, each address once; incomplete features are left out. Undefined when it is no such
 * response.
 */
export function toSuggestions(answer: unknown): AddressSuggestion[] | undefined {
  const { success, data } = collection.safeParse(answer)
  if (!success) return undefined
  const byPlace = new Map<string, AddressSuggestion>()
  for (const one of data.features) {
    const read = feature.safeParse(one)
    const suggestion = read.success ? findSuggestion(read.data) : undefined
    // communes far apart may have the same name
    const place = `${suggestion?.citycode} ${suggestion?.label}`
    if (suggestion && !byPlace.has(place)) byPlace.set(place, suggestion)
  }
  return [...byPlace.values()]
}

function findSuggestion({ properties, geometry }: Feature): AddressSuggestion | undefined {
  const { label, postcode, city, citycode } = properties
  if (!label || !postcode || !city || !citycode) return undefined
  const [lon, lat] = geometry.coordinates
  const street = streetOf(properties)
  return { label, ...(street && { street }), postcode, city, citycode, lon, lat }
}

/** For a street or a hamlet the directory has only `name`. For a commune too, but there it is the city. */
function streetOf({ name, housenumber, street, city }: Feature['properties']): string | undefined {
  if (street) return housenumber ? `${housenumber} ${street}` : street
  return name === city ? undefined : name
}
