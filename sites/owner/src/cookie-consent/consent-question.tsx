import type { Consent } from '@bailclair/domain/cookie-consent/consent.rules.ts'
import { askedServices } from '@bailclair/domain/cookie-consent/services.rules.ts'
import { useBasicErrors } from '@bailclair/site-kit/platform/api/use-basic-errors.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { loadWithTexts } from '@bailclair/site-kit/platform/messages/split-messages.ts'
import { useSiteConfig } from '@bailclair/site-kit/platform/site-config.ts'
import { tabStorage } from '@bailclair/site-kit/platform/tab-storage.ts'
import { showToast } from '@bailclair/site-kit/platform/toasts.ts'
import { type ComponentProps, type ComponentType, useCallback, useEffect, useState } from 'react'
import { onConsentModalAsked, saveConsent, useConsent } from '#platform/consent.ts'
import { choiceSavedKey } from './choice-saved.ts'
import { consentMessages } from './consent.messages.ts'
import { ConsentBanner } from './consent-banner.tsx'
import type { ConsentModal } from './consent-modal.tsx'

type Modal = ComponentType<ComponentProps<typeof ConsentModal>>

/**
 * The banner while there is no choice, and the modal on request. The HTML has the banner, hidden: the loader shows it
 * before React is there (`consent-part.ts`).
 */
export function ConsentQuestion() {
  const stored = useConsent()
  const { saved } = useMessages(consentMessages)
  const { NetworkFailure } = useBasicErrors()
  const [Modal, setModal] = useState<Modal>()
  const config = useSiteConfig()
  const mayAsk = stored?.kind !== 'choice' && askedServices(config).length > 0
  const isAsked = mayAsk && stored !== undefined

  useEffect(() => {
    if (!tabStorage.find(choiceSavedKey)) return
    tabStorage.keep(choiceSavedKey, undefined)
    showToast({ kind: 'success', text: saved })
  }, [saved])

  useEffect(() => {
    if (!isAsked) return
    return () => {
      // The buttons disappear: move the focus to the content.
      const content = document.getElementById('content')
      setTimeout(() => document.activeElement === document.body && content?.focus({ preventScroll: true }))
    }
  }, [isAsked])

  const choose = (consent: Consent) => {
    setModal(undefined)
    saveConsent(consent, config)
    showToast({ kind: 'success', text: saved })
  }

  const open = useCallback(async () => {
    try {
      const { ConsentModal } = await loadWithTexts(() => import('./consent-modal.tsx'))
      setModal(() => ConsentModal)
    } catch {
      showToast({ kind: 'danger', text: NetworkFailure })
    }
  }, [NetworkFailure])
  useEffect(() => onConsentModalAsked(() => void open()), [open])

  return (
    <>
      {mayAsk && <ConsentBanner isShown={isAsked} onChoice={choose} onCustomize={open} />}
      {Modal && stored && <Modal stored={stored} onChoice={choose} onClose={() => setModal(undefined)} />}
    </>
  )
}
