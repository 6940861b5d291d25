import { applicationContract } from '@bailclair/domain/application/application.contract.ts'
import { todayInParis } from '@bailclair/domain/value/today.ts'
import { downloadTimeLimit } from '@bailclair/site-kit/platform/api/api-client.ts'
import { useApi } from '@bailclair/site-kit/platform/api/use-api.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { saveFile } from '@bailclair/site-kit/platform/save-file.ts'
import { useFailureToast } from '@bailclair/site-kit/platform/use-failure-toast.ts'
import { Button } from '@bailclair/site-kit/ui/button/button.tsx'
import { useMutation } from '@tanstack/react-query'
import { applicationMessages } from './application.messages.ts'

/** The list as CSV, as the owner sees it now. */
export function DownloadApplications({ propertyId }: { propertyId: string }) {
  const t = useMessages(applicationMessages)
  const api = useApi()
  const onError = useFailureToast()
  const { mutate, isPending } = useMutation({
    mutationFn: () => api(applicationContract.csv, { params: { id: propertyId } }, { timeLimit: downloadTimeLimit }),
    onSuccess: (bytes) => saveFile(bytes, t.csvName(todayInParis(new Date()))),
    onError,
  })
  return (
    <Button variant="quiet" compact icon="download" pending={isPending} onClick={() => mutate()}>
      {t.csv}
    </Button>
  )
}
