import { useMessages } from '#platform/messages/messages.ts'
import { classNames } from '#ui/class-names.ts'
import { uiMessages } from '#ui/ui.messages.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'

type Props = {
  /** Lines of text or rows of a table. */
  kind?: 'text' | 'rows' | undefined
  count?: number | undefined
  withTitle?: boolean | undefined
}

/** Placeholder while loading, shown after 300 ms. */
export function Skeleton({ kind = 'text', count = 3, withTitle }: Props) {
  const t = useMessages(uiMessages)
  return (
    <div className="skeleton" role="status">
      <VisuallyHidden>{t.loading}</VisuallyHidden>
      {withTitle && <span className="skeleton-line skeleton-title" />}
      {Array.from({ length: count }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all the same
        <span key={line} className={classNames('skeleton-line', kind === 'rows' && 'skeleton-row')} />
      ))}
    </div>
  )
}
