import { Icon } from '#ui/icon/icon.tsx'
import type { IconName } from '#ui/icon/icon-paths.ts'

/** Replaces a value that is missing or must be given again. */
export const MissingFact = ({ icon = 'warning', children }: { icon?: IconName; children: string }) => (
  <span className="fact-missing">
    <Icon name={icon} />
    {children}
  </span>
)
