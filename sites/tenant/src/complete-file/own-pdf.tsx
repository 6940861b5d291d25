import { todayInParis } from '@bailclair/domain/value/today.ts'
import { useDownload } from '@bailclair/site-kit/complete-file/use-download.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { saveFile } from '@bailclair/site-kit/platform/save-file.ts'
import { showToast } from '@bailclair/site-kit/platform/toasts.ts'
import { Button } from '@bailclair/site-kit/ui/button/button.tsx'
import { ownFileMessages } from './own-file.messages.ts'
import { useOwnDownload } from './own-file.queries.ts'

/** Saves the tenant's own copy; its watermark says so. */
export function OwnPdf() {
  const t = useMessages(ownFileMessages)
  const { isPending, fetchBytes } = useDownload(useOwnDownload())
  const save = () =>
    void fetchBytes(undefined, {
      onLoaded: (bytes) => {
        saveFile(bytes, `${t.fileName(todayInParis(new Date()))}.pdf`)
        showToast({ kind: 'success', text: t.downloaded })
      },
    })
  return (
    <Button variant="secondary" icon="download" pending={isPending} onClick={save}>
      {t.download}
    </Button>
  )
}
