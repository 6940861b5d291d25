import { completeFileContract } from '@bailclair/domain/complete-file/complete-file.contract.ts'
import type { CompleteFile } from '@bailclair/domain/complete-file/complete-file.schema.ts'
import type { FileToken } from '@bailclair/domain/complete-file/file-token.schema.ts'
import { useApi } from '@bailclair/site-kit/platform/api/use-api.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { saveFile } from '@bailclair/site-kit/platform/save-file.ts'
import { showToast } from '@bailclair/site-kit/platform/toasts.ts'
import { Button } from '@bailclair/site-kit/ui/button/button.tsx'
import { downloadFileMessages } from './download-file.messages.ts'
import { timeLimit, useDownload } from './use-download.ts'

type Props = { file: CompleteFile; token: FileToken; onClosed: () => void }

export function DownloadFile({ file, token, onClosed }: Props) {
  const t = useMessages(downloadFileMessages)
  const api = useApi()
  const { isPending, fetchBytes } = useDownload(onClosed)
  const download = () =>
    void fetchBytes(() => api(completeFileContract.pdf, { params: { token } }, { timeLimit }), {
      onLoaded: (bytes) => {
        saveFile(bytes, fileNameOf(t.fileName(file.tenants[0]?.lastName ?? '', file.shownOn)))
        showToast({ kind: 'success', text: t.done })
      },
    })
  return (
    <Button icon="download" pending={isPending} onClick={download}>
      {t.download}
    </Button>
  )
}

/** Removes characters file systems reject. */
const fileNameOf = (words: string) => `${words.replaceAll(/[\\/:*?"<>|]/g, '').trim()}.pdf`
