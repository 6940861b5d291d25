import type { ComponentProps, MouseEvent } from 'react'
import { useSession } from '#platform/session.ts'
import { useSignIn } from '#platform/use-sign-in.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { useAccountPaths } from './account-site.ts'

type Props = Omit<ComponentProps<typeof ButtonLink>, 'href' | 'onClick'> & {
  /** The sign-in page starts with it. */
  email: string
}

/** Leads to the home of those who are signed in, hence through sign-in, for someone whose e-mail address is already known. */
export function SignInLink({ email, ...link }: Props) {
  const { status } = useSession()
  const { home } = useAccountPaths()
  const { signIn } = useSignIn()
  const startSignIn = (event: MouseEvent) => {
    // In any other state the link itself is right: the guard of that page says why not, or lets in.
    const mayBeSignedOut = status === 'signed-out' || status === 'unknown'
    if (!mayBeSignedOut || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    signIn({ returnTo: home, loginHint: email })
  }
  return <ButtonLink icon="user" {...link} href={home} onClick={startSignIn} />
}
