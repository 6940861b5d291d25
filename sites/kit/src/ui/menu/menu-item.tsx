import type { ComponentProps } from 'react'
import { Link } from '#platform/router/link.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import type { IconName } from '#ui/icon/icon-paths.ts'

type Look = { icon?: IconName | undefined; danger?: boolean | undefined }

export const MenuLink = ({ icon, danger, children, ...link }: Look & ComponentProps<typeof Link>) => (
  <li>
    <Link {...link} className={classNames('menu-item', danger && 'menu-item-danger')}>
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  </li>
)

export const MenuButton = ({ icon, danger, children, ...button }: Look & ComponentProps<'button'>) => (
  <li>
    <button type="button" {...button} className={classNames('menu-item', danger && 'menu-item-danger')}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  </li>
)
