import type { ComponentProps, MouseEvent } from 'react'
import { useSession } from '#platform/session.ts'
import { useSignIn } from '#platform/use-sign-in.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { useAccountPaths } from './account-site.ts'

type Props = Omit<ComponentProps<typeof ButtonLink>, 'href' | 'onClick'> & {
  /** Prefills the sign-in page. */
  email: string
}

/** Leads to the signed-in home through sign-in, with the known e-mail prefilled. */
export function SignInLink({ email, ...link }: Props) {
  const { status } = useSession()
  const { home } = useAccountPaths()
  const { signIn } = useSignIn()
  const startSignIn = (event: MouseEvent) => {
    // In other states the plain link is right: the guard of the page decides.
    const mayBeSignedOut = status === 'signed-out' || status === 'unknown'
    if (!mayBeSignedOut || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    signIn({ returnTo: home, loginHint: email })
  }
  return <ButtonLink icon="user" {...link} href={home} onClick={startSignIn} />
}
