import type { Language } from '@bailclair/domain/value/language.ts'
import { savedPhraseContract } from '@bailclair/domain/verification/saved-phrase.contract.ts'
import { mostPhrases, phraseId, type SavedPhrase } from '@bailclair/domain/verification/saved-phrase.schema.ts'
import { useApi } from '@bailclair/site-kit/platform/api/use-api.ts'
import { useFailureToast } from '@bailclair/site-kit/platform/use-failure-toast.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

const key = ['desk', 'phrases'] as const

/** One's own phrases in the language of the tenant who will read them. */
export function usePhrases(language: Language) {
  const api = useApi()
  const { data } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => api(savedPhraseContract.list, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const all = data?.phrases ?? []
  return { phrases: all.filter((phrase) => phrase.language === language), hasRoom: all.length < mostPhrases }
}

type Change = { add: string } | { change: SavedPhrase; to: string } | { remove: SavedPhrase }

export function useChangePhrases(language: Language) {
  const api = useApi()
  const client = useQueryClient()
  const idOf = ({ id }: SavedPhrase) => ({ params: { id: phraseId.parse(id) } })
  return useMutation({
    mutationFn: (change: Change) => {
      if ('add' in change) return api(savedPhraseContract.add, { body: { language, text: change.add } })
      if ('remove' in change) return api(savedPhraseContract.remove, idOf(change.remove))
      return api(savedPhraseContract.change, { ...idOf(change.change), body: { language, text: change.to } })
    },
    onSuccess: (saved) => client.setQueryData(key, saved),
    onError: useFailureToast(),
  })
}
