import { useEffect, useEffectEvent, useState } from 'react'
import type { ApiErrorCode } from '#platform/api/api-error.ts'
import { codeOf } from '#platform/api/code-of.ts'
import { tabStorage } from '#platform/tab-storage.ts'
import { type Side, useSendMessage } from './message.queries.ts'

/** A message on its way. `failure`: why it did not arrive, or perhaps did. */
export type Outgoing = { key: string; text: string; failure?: ApiErrorCode }

const storageKeyOf = (id: string) => `outgoing-messages-${id}`

/** After a reload nobody knows whether it arrived; sending the same key again finds it. */
const findKept = (id: string): Outgoing[] => {
  const kept = tabStorage.find(storageKeyOf(id))
  return Array.isArray(kept) ? kept.map(({ key, text }) => ({ key, text, failure: 'NetworkFailure' })) : []
}

/** Messages are shown at once, and stay with their text until they have arrived or are given up. */
export function useOutgoing(side: Side, id: string) {
  const [outgoing, setOutgoing] = useState<readonly Outgoing[]>(() => findKept(id))
  const { mutateAsync } = useSendMessage(side, id)
  useEffect(() => void tabStorage.keep(storageKeyOf(id), outgoing.length > 0 ? outgoing : undefined), [id, outgoing])

  const forget = (key: string) => setOutgoing((all) => all.filter((one) => one.key !== key))
  const deliver = useEffectEvent(async ({ key, text }: Outgoing) => {
    setOutgoing((all) => [...all.filter((one) => one.key !== key), { key, text }])
    try {
      await mutateAsync({ key, text })
      forget(key)
    } catch (cause) {
      const failure = codeOf(cause)
      setOutgoing((all) => all.map((one) => (one.key === key ? { ...one, failure } : one)))
    }
  })
  return {
    outgoing,
    send: (text: string) => void deliver({ key: crypto.randomUUID(), text }),
    retry: (message: Outgoing) => void deliver(message),
    forget,
    forgetAll: () => setOutgoing([]),
  }
}
