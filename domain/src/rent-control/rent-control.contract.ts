import { z } from 'zod/mini'
import { defineRoute } from '../contract/route.ts'
import { propertyId } from '../property/property-id.schema.ts'
import { rentPlace } from './rent-place.schema.ts'

export const rentControlContract = {
  ofProperty: defineRoute({
    method: 'GET',
    path: '/property/:id/rent-control',
    access: 'owner',
    notFound: 'PropertyNotFound',
    summary: 'Where a property is, as far as rents and fees depend on it, with the reference rents of its zone',
    params: z.object({ id: propertyId }),
    response: rentPlace,
  }),
}
