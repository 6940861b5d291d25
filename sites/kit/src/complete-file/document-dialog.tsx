import type { ShownDocument } from '@bailclair/domain/complete-file/complete-file.schema.ts'
import { type KeyboardEvent, useState } from 'react'
import { useMessages } from '#platform/messages/messages.ts'
import { saveFile } from '#platform/save-file.ts'
import { isClosedLink } from '#platform/use-secret-link.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { PageTools } from '#ui/page-viewer/page-tools.tsx'
import { pageViewerMessages } from '#ui/page-viewer/page-viewer.messages.ts'
import { PageViewer } from '#ui/page-viewer/page-viewer.tsx'
import { firstView, fitted, turned, type View, zoomedIn, zoomedOut } from '#ui/page-viewer/view.ts'
import { documentDialogMessages } from './document-dialog.messages.ts'
import { type FileDownload, useDownload } from './use-download.ts'
import { useLoadedPage } from './use-loaded-page.ts'

type Props = {
  open: boolean
  onClose: () => void
  document: ShownDocument
  name: string
  holder: string
  download: FileDownload
}

/** Pages of a document, marked with property and date. The marked PDF can be saved. */
export function DocumentDialog({ open, onClose, name, ...shown }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title={name} size="large">
      <ShownPages name={name} {...shown} />
    </Dialog>
  )
}

function ShownPages({ document, name, holder, download }: Omit<Props, 'open' | 'onClose'>) {
  const t = useMessages(documentDialogMessages)
  const { tools } = useMessages(pageViewerMessages)
  const [view, setView] = useState(firstView)
  const { isPending, fetchBytes } = useDownload(download)
  const load = (page: number, signal: AbortSignal) =>
    download.loadPage(document.id, page, signal).catch((cause: unknown) => {
      if (isClosedLink(cause)) download.onClosed()
      throw cause
    })
  const picture = useLoadedPage(load, view.page, document.pages)
  const savePdf = () => void fetchBytes(document.id, { onLoaded: (bytes) => saveFile(bytes, `${name}.pdf`) })
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys act while the page has the focus
    <div className="document-dialog" onKeyDown={(event) => changeByKey(event, view, setView)}>
      <div className="document-dialog-tools" role="toolbar" aria-label={tools}>
        <PageTools view={view} pages={document.pages} onView={setView} />
        <Button variant="secondary" compact icon="download" pending={isPending} onClick={savePdf}>
          {t.save}
        </Button>
      </div>
      <PageViewer label={t.of(name, holder)} pages={document.pages} picture={picture} view={view} onView={setView} />
    </div>
  )
}

const changes: Readonly<Record<string, (view: View) => View>> = {
  '+': zoomedIn,
  '=': zoomedIn,
  '-': zoomedOut,
  r: turned,
  f: fitted,
}

/** Single keys act on the page alone, while it has the focus (WCAG 2.1.4). */
function changeByKey(event: KeyboardEvent, view: View, onView: (view: View) => void) {
  const { key, ctrlKey, metaKey, altKey, target } = event
  if (ctrlKey || metaKey || altKey || !(target instanceof Element && target.matches('.page-stage'))) return
  const change = changes[key.toLowerCase()]
  if (change) onView(change(view))
}
