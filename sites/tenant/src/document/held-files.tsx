import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Button } from '@bailclair/site-kit/ui/button/button.tsx'
import { uploadMessages } from './upload.messages.ts'
import type { DeclaredKind } from './use-declared-kind.ts'

type Props = { files: readonly File[]; declared: DeclaredKind }

/** Files that wait for their kind. Sent by a button: arrow keys pass through kinds that are not meant. */
export function HeldFiles({ files, declared }: Props) {
  const t = useMessages(uploadMessages)
  return (
    <div className="held-files">
      <p>
        <bdi>{t.held(files.map(({ name }) => name).join(', '))}</bdi>
      </p>
      <div className="cluster">
        <Button variant="secondary" icon="arrow-up" onClick={declared.sendHeld}>
          {t.sendHeld}
        </Button>
        <Button variant="quiet" onClick={declared.dropHeld}>
          {t.dropHeld}
        </Button>
      </div>
    </div>
  )
}
