import { type MouseEvent, useEffect, useId, useRef } from 'react'
import { useMessages } from '#platform/messages/messages.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { uiMessages } from '#ui/ui.messages.ts'

type Props = {
  errors: readonly { fieldId: string; message: string }[]
  /** Number of failed submits; each one moves the focus to the summary. */
  attempt: number
}

/** Lists the errors before the form; each links to its field. */
export function ErrorSummary({ errors, attempt }: Props) {
  const t = useMessages(uiMessages)
  const summary = useRef<HTMLElement>(null)
  const titleId = useId()

  useEffect(() => {
    if (attempt > 0) summary.current?.focus()
  }, [attempt])

  if (errors.length === 0) return null
  return (
    <section className="error-summary" ref={summary} tabIndex={-1} aria-labelledby={titleId}>
      <h2 id={titleId}>
        <Icon name="danger" large />
        {t.errorSummary(errors.length)}
      </h2>
      <ul className="error-summary-list">
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`} onClick={(event) => leadTo(fieldId, event)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Scrolls to the label and does not change the address. */
function leadTo(fieldId: string, event: MouseEvent) {
  const field = document.getElementById(fieldId)
  if (!field) return
  event.preventDefault()
  field.focus({ preventScroll: true })
  const label = document.querySelector(`label[for="${CSS.escape(fieldId)}"]`) ?? field
  label.scrollIntoView({ block: 'nearest' })
}
