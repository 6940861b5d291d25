import type { RouteInput } from '@bailclair/domain/contract/route.ts'
import { shareLinkContract } from '@bailclair/domain/share-link/share-link.contract.ts'
import { useApi } from '@bailclair/site-kit/platform/api/use-api.ts'
import { useMutation } from '@tanstack/react-query'

export type LinkChange = RouteInput<typeof shareLinkContract.change>['body']

/** Pauses, resumes or renews the share link of a property; the answer is the property as it is now. */
export function useChangeLink(id: string) {
  const api = useApi()
  return useMutation({ mutationFn: (body: LinkChange) => api(shareLinkContract.change, { params: { id }, body }) })
}

/** The short code of a link, as it is printed on a poster. */
export function useGiveCode(id: string) {
  const api = useApi()
  return useMutation({ mutationFn: () => api(shareLinkContract.giveCode, { params: { id } }) })
}
