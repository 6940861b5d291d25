import type { PrivateNote } from '@bailclair/domain/private-note/private-note.schema.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Button } from '@bailclair/site-kit/ui/button/button.tsx'
import { Callout } from '@bailclair/site-kit/ui/callout/callout.tsx'
import { privateNoteMessages } from './private-note.messages.ts'

type Props = { stored: PrivateNote; onLoad: () => void; onOverwrite: () => void }

/** Nothing was replaced: the owner chooses. */
export function NoteConflict({ stored, onLoad, onOverwrite }: Props) {
  const { conflict } = useMessages(privateNoteMessages)
  return (
    <Callout
      kind="warning"
      role="alert"
      title={conflict.title}
      actions={
        <>
          <Button variant="secondary" onClick={onLoad}>
            {conflict.load}
          </Button>
          <Button variant="quiet" onClick={onOverwrite}>
            {conflict.overwrite}
          </Button>
        </>
      }
    >
      <p>{conflict.text}</p>
      {stored.text ? <blockquote className="private-note-text">{stored.text}</blockquote> : <p>{conflict.none}</p>}
    </Callout>
  )
}
