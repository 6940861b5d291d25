import { Queries } from '@bailclair/site-kit/app/queries.tsx'
import type { ComponentProps } from 'react'
import { WithProfile } from './with-profile.tsx'

export default function SignedIn(props: ComponentProps<typeof WithProfile>) {
  return (
    <Queries>
      <WithProfile {...props} />
    </Queries>
  )
}
