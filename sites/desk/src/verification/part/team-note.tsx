import { longestNote } from '@bailclair/domain/verification/part-notes.schema.ts'
import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { TextareaField } from '@bailclair/site-kit/ui/field/textarea-field.tsx'
import { Icon } from '@bailclair/site-kit/ui/icon/icon.tsx'
import { noteMessages } from './note.messages.ts'
import type { NotesSaving } from './use-notes-saving.ts'

type Props = { text: string; disabled: boolean; onWrite: (text: string) => void }

/** A free note for the team. Its tenant may ask to read it, and it says so. */
export function TeamNote({ text, disabled, onWrite }: Props) {
  const t = useMessages(noteMessages)
  return (
    <section aria-labelledby="part-note">
      <h2 id="part-note">{t.title}</h2>
      <TextareaField
        label={t.label}
        hint={t.hint}
        rows={3}
        limit={longestNote}
        disabled={disabled}
        value={text}
        error={text.length > longestNote ? t.tooLong : undefined}
        onChange={({ target }) => onWrite(target.value)}
      />
    </section>
  )
}

/** Whether everything noted on this page is on the server. */
export function SavingState({ saving: { state, savedAt } }: { saving: NotesSaving }) {
  const t = useMessages(noteMessages)
  const { time } = useFormats()
  if (state === 'saved' && !savedAt) return null
  return (
    <span className={`saving saving-${state}`} role={state === 'failed' ? 'alert' : undefined}>
      <Icon name={state === 'failed' ? 'warning' : state === 'saved' ? 'check' : 'clock'} />
      {state === 'saved' && savedAt ? t.saved(time(new Date(savedAt))) : t.states[state]}
    </span>
  )
}
