import { acceptedUploads, largestUpload, mostPages } from '@bailclair/domain/document/document.rules.ts'
import { mostFiles } from '@bailclair/domain/document/document-category.rules.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Button } from '@bailclair/site-kit/ui/button/button.tsx'
import { classNames } from '@bailclair/site-kit/ui/class-names.ts'
import { useEffect, useState } from 'react'
import type { DocumentSlot } from './document-slot.ts'
import { uploadMessages } from './upload.messages.ts'
import { useFileDialog } from './use-file-dialog.tsx'

const pictures = acceptedUploads.filter((type) => type.startsWith('image/'))

type Props = {
  slot: DocumentSlot
  /** Some files are already uploaded. */
  hasFiles: boolean
  onPick: (files: Iterable<File>) => void
  /** False while something must be answered first. */
  mayPick: () => boolean
}

/** File dialog and drop area; on phones also the camera. */
export function FilePicker({ slot, hasFiles, onPick, mayPick }: Props) {
  const t = useMessages(uploadMessages)
  const [isOver, setOver] = useState(false)
  const files = useFileDialog({ accept: acceptedUploads, multiple: true }, onPick)
  const camera = useFileDialog({ accept: pictures, capture: 'environment' }, onPick)
  useDropsKept()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same by keyboard
    <div
      className={classNames('file-picker', isOver && 'file-picker-over')}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={({ currentTarget, relatedTarget }) =>
        !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) && setOver(false)
      }
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        onPick(event.dataTransfer.files)
      }}
    >
      {files.input}
      {camera.input}
      <div className="file-picker-ways">
        <Button
          variant="secondary"
          icon="plus"
          onClick={() => mayPick() && files.open()}
          aria-describedby="file-picker-limits"
        >
          {hasFiles ? t.another : t.choose}
        </Button>
        <Button className="file-picker-camera" variant="quiet" icon="phone" onClick={() => mayPick() && camera.open()}>
          {t.photo}
        </Button>
        <span className="file-picker-drop muted">{isOver ? t.dropNow : t.drop}</span>
      </div>
      <p id="file-picker-limits" className="small muted">
        {t.limits({ megabytes: largestUpload / 1024 / 1024, pages: mostPages, files: mostFiles[slot.category] })}
      </p>
    </div>
  )
}

/** A file dropped outside the area must not replace the page. */
function useDropsKept() {
  useEffect(() => {
    const keep = (event: Event) => event.preventDefault()
    window.addEventListener('dragover', keep)
    window.addEventListener('drop', keep)
    return () => {
      window.removeEventListener('dragover', keep)
      window.removeEventListener('drop', keep)
    }
  }, [])
}
