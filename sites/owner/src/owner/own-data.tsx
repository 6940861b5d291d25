import { ownerDataContract } from '@bailclair/domain/owner/owner-data.contract.ts'
import { todayInParis } from '@bailclair/domain/value/today.ts'
import { downloadTimeLimit } from '@bailclair/site-kit/platform/api/api-client.ts'
import { useApi } from '@bailclair/site-kit/platform/api/use-api.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { saveFile } from '@bailclair/site-kit/platform/save-file.ts'
import { showToast } from '@bailclair/site-kit/platform/toasts.ts'
import { useFailureToast } from '@bailclair/site-kit/platform/use-failure-toast.ts'
import { Button } from '@bailclair/site-kit/ui/button/button.tsx'
import { Cluster } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { useMutation } from '@tanstack/react-query'
import { pathTo } from '#platform/paths.ts'
import { accountMessages } from './account.messages.ts'

/** A copy of all personal data (GDPR): to read, and as JSON. */
export function OwnData() {
  const t = useMessages(accountMessages).data
  const api = useApi()
  const readable = useDownload('html', () => api(ownerDataContract.exportPage, {}, { timeLimit: downloadTimeLimit }))
  const file = useDownload('json', async () => {
    const data = await api(ownerDataContract.export, {}, { timeLimit: downloadTimeLimit })
    return new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' })
  })
  return (
    <section className="account-section">
      <h2>{t.title}</h2>
      <p>{t.text}</p>
      <Cluster>
        <Button variant="secondary" icon="download" pending={readable.isPending} onClick={() => readable.mutate()}>
          {t.page}
        </Button>
        <Button variant="secondary" icon="download" pending={file.isPending} onClick={() => file.mutate()}>
          {t.file}
        </Button>
      </Cluster>
      <p>
        <a href={pathTo('AccountLog')}>{t.log}</a>
      </p>
    </section>
  )
}

function useDownload(ending: string, load: () => Promise<Blob>) {
  const t = useMessages(accountMessages).data
  const onError = useFailureToast()
  return useMutation({
    mutationFn: load,
    onSuccess: (bytes) => {
      saveFile(bytes, `${t.fileName(todayInParis(new Date()))}.${ending}`)
      showToast({ kind: 'success', text: t.done })
    },
    onError,
  })
}
