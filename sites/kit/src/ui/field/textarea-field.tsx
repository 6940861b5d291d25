import { type ComponentProps, useState } from 'react'
import { useMessages } from '#platform/messages/messages.ts'
import { blockMessages } from '#ui/block.messages.ts'
import { classNames } from '#ui/class-names.ts'
import { useDebounced } from '#ui/use-debounced.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { Field, type FieldProps } from './field.tsx'

type Props = FieldProps &
  Omit<ComponentProps<'textarea'>, keyof FieldProps | 'maxLength' | 'className'> & {
    /** Counted, not enforced: a cut paste would lose text silently. */
    limit?: number | undefined
  }

export function TextareaField({ label, hint, error, required, optional, limit, onChange, ...textarea }: Props) {
  const [typed, setTyped] = useState(String(textarea.defaultValue ?? ''))
  const length = String(textarea.value ?? typed).length
  return (
    <Field
      {...{ id: textarea.id, label, hint, error, required, optional }}
      note={limit === undefined ? undefined : <Counter left={limit - length} />}
    >
      {(control) => (
        <div className="input">
          <textarea
            rows={4}
            {...textarea}
            {...control}
            className="input-control"
            onChange={(event) => {
              setTyped(event.target.value)
              onChange?.(event)
            }}
          />
        </div>
      )}
    </Field>
  )
}

function Counter({ left }: { left: number }) {
  const t = useMessages(blockMessages)
  const text = left < 0 ? t.charactersTooMany(-left) : t.charactersLeft(left)
  // Announced after a pause, not on every key.
  const settled = useDebounced(text, 1000)
  return (
    <>
      <span className={classNames('field-note', left < 0 && 'field-note-over')} aria-hidden="true">
        {text}
      </span>
      <VisuallyHidden>
        <span role="status">{settled}</span>
      </VisuallyHidden>
    </>
  )
}
