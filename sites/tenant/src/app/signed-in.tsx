import { askAheadFor, Queries } from '@bailclair/site-kit/app/queries.tsx'
import type { ReactNode } from 'react'
import { profileQuery } from '#tenant/tenant.queries.ts'
import { WithProfile } from './with-profile.tsx'

export const askAhead = askAheadFor(profileQuery)

export default function SignedIn({ children }: { children: ReactNode }) {
  return (
    <Queries>
      <WithProfile>{children}</WithProfile>
    </Queries>
  )
}
