import { z } from 'zod/mini'
import { defineRoute } from '../contract/route.ts'
import { owner } from '../owner/owner.schema.ts'
import { property } from './property-answer.schema.ts'
import { propertyChanges } from './property-changes.schema.ts'
import { propertyId } from './property-id.schema.ts'

const oneProperty = { access: 'owner', notFound: 'PropertyNotFound', params: z.object({ id: propertyId }) } as const

export const propertyContract = {
  save: defineRoute({
    method: 'POST',
    path: '/property',
    access: 'owner',
    summary: 'Creates a property, or changes the fields sent; validates it when asked to',
    body: propertyChanges,
    response: property,
  }),
  get: defineRoute({
    ...oneProperty,
    method: 'GET',
    path: '/property/:id',
    summary: 'A property as its owner sees it, with its applications',
    response: property,
  }),
  delete: defineRoute({
    ...oneProperty,
    method: 'DELETE',
    path: '/property/:id',
    summary: 'Deletes a property with its share link, applications and accesses',
    response: owner,
  }),
  deleteCertificate: defineRoute({
    ...oneProperty,
    method: 'DELETE',
    path: '/property/dpe/:id',
    summary: 'Clears everything about the energy certificate of a property',
    response: owner,
  }),
}
