import { askAheadFor, Queries } from '@bailclair/site-kit/app/queries.tsx'
import type { ComponentProps } from 'react'
import { profileQuery } from '#owner/owner.queries.ts'
import { WithProfile } from './with-profile.tsx'

export const askAhead = askAheadFor(profileQuery)

export default function SignedIn(props: ComponentProps<typeof WithProfile>) {
  return (
    <Queries>
      <WithProfile {...props} />
    </Queries>
  )
}
