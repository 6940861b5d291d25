import { useSession } from '@bailclair/front/platform/session.ts'
import { useSignIn } from '@bailclair/front/platform/use-sign-in.ts'
import { ButtonLink } from '@bailclair/front/ui/button/button.tsx'
import type { ComponentProps, MouseEvent } from 'react'
import { pathTo } from '#platform/paths.ts'

type Props = Omit<ComponentProps<typeof ButtonLink>, 'href' | 'onClick'> & {
  /** The sign-in page starts with it. */
  email: string
}

/** Leads to the dashboard, hence through sign-in, for someone whose e-mail address is already known. */
export function SignInLink({ email, ...link }: Props) {
  const { status } = useSession()
  const { signIn } = useSignIn()
  const startSignIn = (event: MouseEvent) => {
    // In any other state the link itself is right: the guard of the dashboard says why not, or lets in.
    const mayBeSignedOut = status === 'signed-out' || status === 'unknown'
    if (!mayBeSignedOut || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    signIn({ returnTo: pathTo('Dashboard'), loginHint: email })
  }
  return <ButtonLink icon="user" {...link} href={pathTo('Dashboard')} onClick={startSignIn} />
}
