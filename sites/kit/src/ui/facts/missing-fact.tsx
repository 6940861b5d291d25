import { Icon } from '#ui/icon/icon.tsx'
import type { IconName } from '#ui/icon/icon-paths.ts'

/** In place of a value that someone still has to give, or to give anew. */
export const MissingFact = ({ icon = 'warning', children }: { icon?: IconName; children: string }) => (
  <span className="fact-missing">
    <Icon name={icon} />
    {children}
  </span>
)
