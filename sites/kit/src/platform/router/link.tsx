import type { ComponentProps } from 'react'
import { withoutTrailingSlash } from './path-pattern.ts'
import { useLocation } from './router-context.ts'

type Props = Omit<ComponentProps<'a'>, 'href'> & { to: string }

/** Sets `aria-current` on links to the current page, or to the one above it. `followLinks` handles the click. */
export function Link({ to, ...anchor }: Props) {
  const { pathname } = useLocation()
  return <a href={to} aria-current={currentState(to, withoutTrailingSlash(pathname))} {...anchor} />
}

function currentState(to: string, pathname: string): 'page' | 'true' | undefined {
  const [path = ''] = to.split(/[?#]/)
  if (!path.startsWith('/')) return undefined
  if (path === pathname) return 'page'
  return path !== '/' && pathname.startsWith(`${path}/`) ? 'true' : undefined
}
