import { z } from 'zod/mini'
import { defineRoute } from '../contract/route.ts'
import { propertyId } from '../property/property-id.schema.ts'
import { languages } from '../value/language.ts'

export const advertContract = {
  print: defineRoute({
    method: 'GET',
    path: '/property/:id/advert/:language',
    access: 'owner',
    notFound: 'PropertyNotFound',
    summary: 'The advert of a property with every compulsory mention that is known, as PDF',
    params: z.object({ id: propertyId, language: z.enum(languages) }),
    response: { bytesOf: ['application/pdf'] },
  }),
}
