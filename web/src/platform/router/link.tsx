import type { ComponentProps, MouseEvent } from 'react'
import { useHistory, useLocation, usePreload } from './router-context.ts'

type Props = Omit<ComponentProps<'a'>, 'href'> & { to: string }

/** A real anchor: it works without JavaScript, opens in tabs, and leads inside the application or out of it. */
export function Link({ to, onClick, ...anchor }: Props) {
  const history = useHistory()
  const preload = usePreload()
  const { pathname } = useLocation()
  const isOurs =
    to.startsWith('/') && !to.startsWith('//') && (anchor.target ?? '_self') === '_self' && !anchor.download
  if (!isOurs) return <a href={to} onClick={onClick} {...anchor} />

  const target = new URL(to, 'http://localhost')
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    const { pathname, search, hash } = history.current()
    history.navigate(to, { replace: to === `${pathname}${search}${hash}` })
  }
  const fetchEarly = () => preload(target.pathname)
  return (
    <a
      href={to}
      aria-current={target.pathname === pathname ? 'page' : undefined}
      onPointerEnter={fetchEarly}
      onFocus={fetchEarly}
      {...anchor}
      onClick={follow}
    />
  )
}

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
