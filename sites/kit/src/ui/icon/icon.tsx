import { classNames } from '#ui/class-names.ts'
import { type IconName, iconPaths } from './icon-paths.ts'

type Props = { name: IconName; large?: boolean | undefined; className?: string | undefined }

/** Always decoration: the words are beside it. Its colour is the text's. */
export function Icon({ name, large, className }: Props) {
  return (
    <svg className={classNames('icon', large && 'icon-large', className)} viewBox="0 0 24 24" aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  )
}
