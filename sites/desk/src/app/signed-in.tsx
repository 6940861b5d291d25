import { Queries } from '@bailclair/site-kit/app/queries.tsx'
import type { ReactNode } from 'react'
import { WithVerifier } from './with-verifier.tsx'

export default function SignedIn({ children }: { children: ReactNode }) {
  return (
    <Queries>
      <WithVerifier>{children}</WithVerifier>
    </Queries>
  )
}
