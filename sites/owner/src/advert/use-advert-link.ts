import type { Property } from '@bailclair/domain/property/property-answer.schema.ts'
import { useSiteConfig } from '@bailclair/site-kit/platform/site-config.ts'
import { pathTo } from '#platform/paths.ts'

/** The share link where it opens, or why it does not. */
export type AdvertLink = { address: string } | { closed: 'UNVALIDATED' | 'PAUSED' | 'LET' }

export function useAdvertLink({ validated, linkPaused, letOn, token }: Property): AdvertLink {
  const { hosts } = useSiteConfig()
  if (letOn) return { closed: 'LET' }
  if (!validated) return { closed: 'UNVALIDATED' }
  if (linkPaused) return { closed: 'PAUSED' }
  return { address: `${hosts.web}${pathTo('ConnectProperty', { token })}` }
}
