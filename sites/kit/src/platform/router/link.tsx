import type { ComponentProps } from 'react'
import { withoutTrailingSlash } from './path-pattern.ts'
import { useLocation } from './router-context.ts'

type Props = Omit<ComponentProps<'a'>, 'href'> & { to: string }

/** Sets `aria-current` on links to the current page. `followLinks` handles the click. */
export function Link({ to, ...anchor }: Props) {
  const { pathname } = useLocation()
  const isCurrent = to.startsWith('/') && to.split(/[?#]/)[0] === withoutTrailingSlash(pathname)
  return <a href={to} aria-current={isCurrent ? 'page' : undefined} {...anchor} />
}
