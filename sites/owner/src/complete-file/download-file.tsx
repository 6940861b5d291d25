import type { CompleteFile } from '@bailclair/domain/complete-file/complete-file.schema.ts'
import { type FileDownload, useDownload } from '@bailclair/site-kit/complete-file/use-download.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { saveFile } from '@bailclair/site-kit/platform/save-file.ts'
import { showToast } from '@bailclair/site-kit/platform/toasts.ts'
import { Button } from '@bailclair/site-kit/ui/button/button.tsx'
import { downloadFileMessages } from './download-file.messages.ts'

type Props = { file: CompleteFile; download: FileDownload }

export function DownloadFile({ file, download }: Props) {
  const t = useMessages(downloadFileMessages)
  const { isPending, fetchBytes } = useDownload(download)
  const saveWhole = () =>
    void fetchBytes(undefined, {
      onLoaded: (bytes) => {
        saveFile(bytes, fileNameOf(t.fileName(file.tenants[0]?.lastName ?? '', file.shownOn)))
        showToast({ kind: 'success', text: t.done })
      },
    })
  return (
    <Button icon="download" pending={isPending} onClick={saveWhole}>
      {t.download}
    </Button>
  )
}

/** Removes characters file systems reject. */
const fileNameOf = (words: string) => `${words.replaceAll(/[\\/:*?"<>|]/g, '').trim()}.pdf`
