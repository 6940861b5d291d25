import { z } from 'zod/mini'
import { defineRoute } from '../contract/route.ts'
import { newPhrase, phraseId, savedPhrases } from './saved-phrase.schema.ts'

const byPhrase = { access: 'verifier', notFound: 'PhraseNotFound', params: z.object({ id: phraseId }) } as const

/** Sentences that a verifier writes often. Nobody else sees them. */
export const savedPhraseContract = {
  list: defineRoute({
    method: 'GET',
    path: '/desk/phrases',
    access: 'verifier',
    summary: 'One’s own saved phrases',
    response: savedPhrases,
  }),
  add: defineRoute({
    method: 'POST',
    path: '/desk/phrases',
    access: 'verifier',
    summary: 'Saves a phrase; the same one twice is one',
    body: newPhrase,
    response: savedPhrases,
  }),
  change: defineRoute({
    ...byPhrase,
    method: 'POST',
    path: '/desk/phrases/:id',
    summary: 'Changes a saved phrase',
    body: newPhrase,
    response: savedPhrases,
  }),
  remove: defineRoute({
    ...byPhrase,
    method: 'DELETE',
    path: '/desk/phrases/:id',
    summary: 'Deletes a saved phrase',
    response: savedPhrases,
  }),
}
