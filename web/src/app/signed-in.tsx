import { createQueryClient } from '@bailclair/front/platform/api/query-client.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { WithProfile } from './with-profile.tsx'

/** Lasts as long as the document: signing out, or in as someone else, loads another. */
const client = createQueryClient()

/** Around the pages of an owner, with the library they share; loaded with the first of them. */
export default function SignedIn(props: ComponentProps<typeof WithProfile>) {
  return (
    <QueryClientProvider client={client}>
      <WithProfile {...props} />
    </QueryClientProvider>
  )
}
