import type { Consent, StoredConsent } from '@bailclair/domain/cookie-consent/consent.rules.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useSiteConfig } from '@bailclair/site-kit/platform/site-config.ts'
import { tabStorage } from '@bailclair/site-kit/platform/tab-storage.ts'
import { showToast } from '@bailclair/site-kit/platform/toasts.ts'
import { type ComponentProps, type ComponentType, useEffect } from 'react'
import { saveConsent } from '#platform/consent.ts'
import { choiceSavedKey } from './choice-saved.ts'
import { consentMessages } from './consent.messages.ts'
import { ConsentBanner } from './consent-banner.tsx'
import type { ConsentModal } from './consent-modal.tsx'

type Props = {
  stored: StoredConsent
  isAsked: boolean
  /** While it is open. */
  Modal: ComponentType<ComponentProps<typeof ConsentModal>> | undefined
  onCustomize: () => void
  onClose: () => void
}

/** Loaded only when there is something to answer. */
export function ConsentChoice({ stored, isAsked, Modal, onCustomize, onClose }: Props) {
  const { saved } = useMessages(consentMessages)
  const config = useSiteConfig()
  const choose = (consent: Consent) => {
    onClose()
    saveConsent(consent, config)
    showToast({ kind: 'success', text: saved })
  }

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

  return (
    <>
      {isAsked && <ConsentBanner onChoice={choose} onCustomize={onCustomize} />}
      {Modal && <Modal stored={stored} onChoice={choose} onClose={onClose} />}
    </>
  )
}
