import { shareToken } from '@bailclair/domain/share-link/share-token.schema.ts'
import { ownerSitePaths } from '@bailclair/domain/site/owner-site-paths.ts'
import { shareLinkParameter } from '@bailclair/domain/site/tenant-site-paths.ts'
import { fillPath } from '@bailclair/site-kit/platform/router/path-pattern.ts'
import { useLocation } from '@bailclair/site-kit/platform/router/router-context.ts'
import { tabStorage } from '@bailclair/site-kit/platform/tab-storage.ts'
import { useEffect } from 'react'
import { useOwnerSite } from '#platform/owner-site.ts'

const key = 'property-return'

const readToken = (value: unknown) => shareToken.safeParse(value).data

export type PropertyReturn = {
  /** On the owner site. */
  address: string
  /** In this address; otherwise remembered by the tab. */
  isAsked: boolean
}

/** The property a tenant came from (decision 18), kept in the tab while the file is made. */
export function usePropertyReturn(): PropertyReturn | undefined {
  const { search } = useLocation()
  const ownerSite = useOwnerSite()
  const asked = readToken(new URLSearchParams(search).get(shareLinkParameter))
  const token = asked ?? readToken(tabStorage.find(key))

  useEffect(() => {
    if (asked) tabStorage.keep(key, asked)
  }, [asked])

  return token && { address: ownerSite(fillPath(ownerSitePaths.apply, { token })), isAsked: asked !== undefined }
}

export const forgetPropertyReturn = () => tabStorage.keep(key, undefined)
