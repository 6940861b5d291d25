import { agreedVersion } from '@bailclair/domain/share-link/intent.schema.ts'
import { type ShareToken, shareToken } from '@bailclair/domain/share-link/share-token.schema.ts'
import { agreedParameter, shareLinkParameter } from '@bailclair/domain/site/tenant-site-paths.ts'
import { useLocation } from '@bailclair/site-kit/platform/router/router-context.ts'

export type AskedProperty = { token: ShareToken; agreed?: number }

/** The share link in an address (decision 18), and the consent given there. Anything malformed is ignored. */
export function readAskedProperty(parameters: URLSearchParams): AskedProperty | undefined {
  const token = shareToken.safeParse(parameters.get(shareLinkParameter)).data
  const agreed = agreedVersion.safeParse(Number(parameters.get(agreedParameter))).data
  return token && { token, ...(agreed !== undefined && { agreed }) }
}

export const useAskedProperty = (): AskedProperty | undefined =>
  readAskedProperty(new URLSearchParams(useLocation().search))
