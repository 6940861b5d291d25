import { askedServices } from '@bailclair/domain/cookie-consent/services.rules.ts'
import { useBasicErrors } from '@bailclair/site-kit/platform/api/use-basic-errors.ts'
import { logError } from '@bailclair/site-kit/platform/log.ts'
import { loadWithTexts } from '@bailclair/site-kit/platform/messages/split-messages.ts'
import { useSiteConfig } from '@bailclair/site-kit/platform/site-config.ts'
import { tabStorage } from '@bailclair/site-kit/platform/tab-storage.ts'
import { showToast } from '@bailclair/site-kit/platform/toasts.ts'
import { type ComponentProps, type ComponentType, useCallback, useEffect, useState } from 'react'
import { onConsentModalAsked, useConsent } from '#platform/consent.ts'
import { choiceSavedKey } from './choice-saved.ts'
import type { ConsentChoice } from './consent-choice.tsx'

type Choice = ComponentType<ComponentProps<typeof ConsentChoice>>
type Modal = ComponentProps<Choice>['Modal']

/** The banner while there is no choice, and the modal on request. Each loads when it is needed. */
export function ConsentQuestion() {
  const stored = useConsent()
  const { NetworkFailure } = useBasicErrors()
  const [Choice, setChoice] = useState<Choice>()
  const [Modal, setModal] = useState<Modal>()
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

  const open = useCallback(async () => {
    try {
      const [{ ConsentModal }] = await Promise.all([loadWithTexts(() => import('./consent-modal.tsx')), load()])
      setModal(() => ConsentModal)
    } catch {
      showToast({ kind: 'danger', text: NetworkFailure })
    }
  }, [load, NetworkFailure])
  useEffect(() => onConsentModalAsked(() => void open()), [open])

  return Choice && stored ? (
    <Choice {...{ stored, isAsked, Modal }} onCustomize={open} onClose={() => setModal(undefined)} />
  ) : null
}
