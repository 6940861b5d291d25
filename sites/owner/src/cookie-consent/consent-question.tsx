import { askedServices } from '@bailclair/domain/cookie-consent/services.rules.ts'
import { errorMessages } from '@bailclair/site-kit/platform/api/error.messages.ts'
import { logError } from '@bailclair/site-kit/platform/log.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { loadWithTexts } from '@bailclair/site-kit/platform/messages/split-messages.ts'
import { useSiteConfig } from '@bailclair/site-kit/platform/site-config.ts'
import { tabStorage } from '@bailclair/site-kit/platform/tab-storage.ts'
import { showToast } from '@bailclair/site-kit/platform/toasts.ts'
import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { onConsentModalAsked, useConsent } from '#platform/consent.ts'
import { choiceSavedKey } from './choice-saved.ts'
import type { ConsentChoice } from './consent-choice.tsx'

type Choice = ComponentType<Parameters<typeof ConsentChoice>[0]>

/** The banner while there is no choice, and the modal on request. Both load on demand. */
export function ConsentQuestion() {
  const stored = useConsent()
  const { NetworkFailure } = useMessages(errorMessages)
  const [Choice, setChoice] = useState<Choice>()
  const [isChoosing, setChoosing] = useState(false)
  const config = useSiteConfig()
  const isAsked = stored !== undefined && stored.kind !== 'choice' && askedServices(config).length > 0

  const load = useCallback(async () => {
    const { ConsentChoice } = await loadWithTexts(() => import('./consent-choice.tsx'))
    setChoice(() => ConsentChoice)
  }, [])

  useEffect(() => {
    // Offline visitors are asked on the next visit; no service loads until then.
    const isNeeded = isAsked || Boolean(tabStorage.find(choiceSavedKey))
    if (isNeeded && !Choice) load().catch((cause) => logError('The question about cookies did not come', cause))
  }, [isAsked, Choice, load])

  useEffect(() => {
    const open = () =>
      load().then(
        () => setChoosing(true),
        () => showToast({ kind: 'danger', text: NetworkFailure }),
      )
    return onConsentModalAsked(() => void open())
  }, [load, NetworkFailure])

  return Choice && stored ? <Choice {...{ stored, isAsked, isChoosing, setChoosing }} /> : null
}
