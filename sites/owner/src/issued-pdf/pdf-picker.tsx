import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Button } from '@bailclair/site-kit/ui/button/button.tsx'
import { classNames } from '@bailclair/site-kit/ui/class-names.ts'
import { useRef, useState } from 'react'
import { checkPdfMessages } from './check-pdf.messages.ts'

type Props = { isPending: boolean; onPick: (file: File) => void }

/** A button for the file dialog, in an area that takes a dropped file. */
export function PdfPicker({ isPending, onPick }: Props) {
  const t = useMessages(checkPdfMessages)
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const pick = (files: FileList | null) => files?.[0] && onPick(files[0])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same by keyboard
    <div
      className={classNames('pdf-picker', isOver && 'pdf-picker-over')}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        pick(event.dataTransfer.files)
      }}
    >
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        accept="application/pdf"
        onChange={({ target }) => {
          pick(target.files)
          // lets the same file be chosen again
          target.value = ''
        }}
      />
      <div className="pdf-picker-ways">
        <Button
          icon="file"
          pending={isPending}
          onClick={() => input.current?.click()}
          aria-describedby="pdf-stays-here"
        >
          {t.choose}
        </Button>
        <span className="pdf-picker-drop muted">{isOver ? t.dropNow : t.drop}</span>
      </div>
      <p id="pdf-stays-here" className="small muted">
        {t.staysHere}
      </p>
    </div>
  )
}
