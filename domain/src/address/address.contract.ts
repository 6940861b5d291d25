import { z } from 'zod/mini'
import { defineRoute } from '../contract/route.ts'
import { addressSuggestion, addressText } from './address.schema.ts'

export const addressContract = {
  list: defineRoute({
    method: 'GET',
    path: '/property/listAddresses/:text',
    access: 'owner',
    summary: 'Addresses that begin like the text, from the national directory',
    params: z.object({ text: addressText }),
    response: z.array(addressSuggestion),
  }),
}
