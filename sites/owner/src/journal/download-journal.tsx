import { journalContract } from '@bailclair/domain/journal/journal.contract.ts'
import type { PropertyId } from '@bailclair/domain/property/property-id.schema.ts'
import { downloadTimeLimit } from '@bailclair/site-kit/platform/api/api-client.ts'
import { useApi } from '@bailclair/site-kit/platform/api/use-api.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { saveFile } from '@bailclair/site-kit/platform/save-file.ts'
import { showToast } from '@bailclair/site-kit/platform/toasts.ts'
import { useFailureToast } from '@bailclair/site-kit/platform/use-failure-toast.ts'
import { Button } from '@bailclair/site-kit/ui/button/button.tsx'
import { useMutation } from '@tanstack/react-query'
import { journalMessages } from './journal.messages.ts'

/** What happened to the applications on a property, as a PDF. */
export function DownloadJournal({ propertyId }: { propertyId: string }) {
  const t = useMessages(journalMessages)
  const api = useApi()
  const onError = useFailureToast()
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      api(journalContract.print, { params: { id: propertyId as PropertyId } }, { timeLimit: downloadTimeLimit }),
    onSuccess: (bytes) => {
      saveFile(bytes, t.fileName)
      showToast({ kind: 'success', text: t.done })
    },
    onError,
  })
  return (
    <>
      <p>{t.help}</p>
      <Button variant="secondary" compact icon="download" pending={isPending} onClick={() => mutate()}>
        {t.download}
      </Button>
    </>
  )
}
