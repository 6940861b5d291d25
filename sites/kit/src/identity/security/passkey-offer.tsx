import { securityPath } from '@bailclair/domain/site/security-path.ts'
import { useState } from 'react'
import { useMessages } from '#platform/messages/messages.ts'
import { useSession } from '#platform/session.ts'
import { SlimBanner } from '#ui/slim-banner/slim-banner.tsx'
import { offerSwitch } from './offer-switch.ts'
import { passkeyOfferMessages } from './passkey-offer.messages.ts'

/** On the first page after a sign-in by password alone, until it is followed or closed. */
export function PasskeyOffer() {
  const t = useMessages(passkeyOfferMessages)
  const session = useSession()
  const [isOn, setOn] = useState(offerSwitch.isOn)
  if (!isOn || session.status !== 'signed-in' || !session.isByPasswordAlone) return null

  const close = () => {
    offerSwitch.turnOff()
    setOn(false)
  }
  return (
    <SlimBanner label={t.title} closeLabel={t.close} onClose={close}>
      {t.text}{' '}
      <a href={securityPath} onClick={offerSwitch.turnOff}>
        {t.create}
      </a>
    </SlimBanner>
  )
}
