import type { RouteResult } from '@bailclair/domain/contract/route.ts'
import type { DocumentId } from '@bailclair/domain/document/document-id.schema.ts'
import type { SignalKind } from '@bailclair/domain/signal/signal.schema.ts'
import { verificationContract } from '@bailclair/domain/verification/verification.contract.ts'
import { useApi } from '@bailclair/site-kit/platform/api/use-api.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { deskKeys } from '#verification/verification.queries.ts'
import { readingKey } from '../viewer/use-reading.ts'

type Reading = RouteResult<typeof verificationContract.reading>
/** `null`: none any more. */
export type Opinion = boolean | null

/** Says whether a signal was useful. One call at a time, so that the last press wins. */
export function useJudgeSignal(documentId: string, kind: SignalKind, onError: (cause: Error, said: Opinion) => void) {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    scope: { id: `signal ${documentId} ${kind}` },
    mutationFn: (isUseful: Opinion) =>
      api(verificationContract.judgeSignal, { params: { id: documentId as DocumentId, kind }, body: { isUseful } }),
    onSuccess: (_, said) => {
      client.setQueryData<Reading>(readingKey(documentId), (reading) => reading && withOpinion(reading, kind, said))
      void client.invalidateQueries({ queryKey: deskKeys.figures })
    },
    onError,
  })
}

const withOpinion = (reading: Reading, judged: SignalKind, said: Opinion): Reading => ({
  ...reading,
  signals: reading.signals.map(({ isUseful, ...signal }) => {
    const opinion = signal.kind === judged ? (said ?? undefined) : isUseful
    return opinion === undefined ? signal : { ...signal, isUseful: opinion }
  }),
})
