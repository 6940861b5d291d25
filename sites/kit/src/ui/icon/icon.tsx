import { classNames } from '#ui/class-names.ts'
import { type IconName, iconPaths } from './icon-paths.ts'

type Props = { name: IconName; large?: boolean | undefined; className?: string | undefined }

/** Always decorative, beside text. Uses the text colour. */
export function Icon({ name, large, className }: Props) {
  return (
    <svg className={classNames('icon', large && 'icon-large', className)} viewBox="0 0 24 24" aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  )
}
