import { Queries } from '@bailclair/site-kit/app/queries.tsx'
import type { ReactNode } from 'react'
import { WithProfile } from './with-profile.tsx'

/** Around the pages of a tenant. */
export default function SignedIn({ children }: { children: ReactNode }) {
  return (
    <Queries>
      <WithProfile>{children}</WithProfile>
    </Queries>
  )
}
