import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { saveFile } from '@bailclair/site-kit/platform/save-file.ts'
import { Button, LinkButton } from '@bailclair/site-kit/ui/button/button.tsx'
import { Callout } from '@bailclair/site-kit/ui/callout/callout.tsx'
import { verdictId } from '../verdict-panel.tsx'
import { PdfFrame } from './pdf-frame.tsx'
import type { View } from './view.ts'
import { viewerMessages } from './viewer.messages.ts'

type Props = { file: Blob; label: string; fileName: string; view: View }

/**
 * Shows a PDF in the browser's viewer in a frame (decision 130). It can always be saved: some browsers have no viewer,
 * or leave the frame blank. A keyboard passes the frame, which has many stops of its own, by a button before it. The
 * viewer rotates pages itself: its URL sets page and zoom only.
 */
export function PdfStage({ file, label, fileName, view: { zoom } }: Props) {
  const t = useMessages(viewerMessages)
  if (navigator.pdfViewerEnabled) {
    const place = zoom === 1 ? 'view=FitH' : `zoom=${zoom * 100}`
    return (
      <>
        <Button
          variant="secondary"
          compact
          className="viewer-skip"
          onClick={() => document.getElementById(verdictId)?.focus()}
        >
          {t.skip}
        </Button>
        <PdfFrame file={file} label={label} place={place} />
        <p className="small muted">
          {t.notShown} <LinkButton onClick={() => saveFile(file, fileName)}>{t.save}</LinkButton>
        </p>
      </>
    )
  }
  return (
    <div className="viewer-stage viewer-without">
      <Callout
        title={t.noViewer}
        actions={
          <Button variant="secondary" icon="download" onClick={() => saveFile(file, fileName)}>
            {t.save}
          </Button>
        }
      >
        {t.noViewerHelp}
      </Callout>
    </div>
  )
}
