import { Queries } from '@bailclair/site-kit/app/queries.tsx'
import type { ReactNode } from 'react'
import { WithProfile } from './with-profile.tsx'

export default function SignedIn({ children }: { children: ReactNode }) {
  return (
    <Queries>
      <WithProfile>{children}</WithProfile>
    </Queries>
  )
}
