import { applicationListContract, type CsvFilter } from '@bailclair/domain/application/application-list.contract.ts'
import { todayInParis } from '@bailclair/domain/value/today.ts'
import { downloadTimeLimit } from '@bailclair/site-kit/platform/api/api-client.ts'
import { useApi } from '@bailclair/site-kit/platform/api/use-api.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { saveFile } from '@bailclair/site-kit/platform/save-file.ts'
import { useFailureToast } from '@bailclair/site-kit/platform/use-failure-toast.ts'
import { Button } from '@bailclair/site-kit/ui/button/button.tsx'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { applicationMessages } from './application.messages.ts'

type Props = { filter: CsvFilter; variant?: 'quiet' | 'secondary'; children: ReactNode }

/** What the filter finds as CSV, as the owner sees it now. */
export function DownloadApplications({ filter, variant = 'quiet', children }: Props) {
  const t = useMessages(applicationMessages)
  const api = useApi()
  const onError = useFailureToast()
  const { mutate, isPending } = useMutation({
    mutationFn: () => api(applicationListContract.csv, { body: filter }, { timeLimit: downloadTimeLimit }),
    onSuccess: (bytes) => saveFile(bytes, t.csvName(todayInParis(new Date()))),
    onError,
  })
  return (
    <Button variant={variant} compact icon="download" pending={isPending} onClick={() => mutate()}>
      {children}
    </Button>
  )
}
