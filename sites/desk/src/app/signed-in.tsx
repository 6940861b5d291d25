import { askAheadFor, Queries } from '@bailclair/site-kit/app/queries.tsx'
import type { ReactNode } from 'react'
import { verifierQuery } from '#verification/verifier.queries.ts'
import { WithVerifier } from './with-verifier.tsx'

export const askAhead = askAheadFor(verifierQuery)

export default function SignedIn({ children }: { children: ReactNode }) {
  return (
    <Queries>
      <WithVerifier>{children}</WithVerifier>
    </Queries>
  )
}
