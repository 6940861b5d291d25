import { securityPath } from '@bailclair/domain/site/security-path.ts'
import { useState } from 'react'
import { useMessages } from '#platform/messages/messages.ts'
import { useSession } from '#platform/session.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { Callout } from '#ui/callout/callout.tsx'
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
    // The button disappears: move the focus to the content.
    document.getElementById('content')?.focus()
  }
  return (
    <Callout
      title={t.title}
      actions={
        <>
          <ButtonLink variant="secondary" compact icon="key" href={securityPath} onClick={offerSwitch.turnOff}>
            {t.create}
          </ButtonLink>
          <Button variant="quiet" compact onClick={close}>
            {t.close}
          </Button>
        </>
      }
    >
      {t.text}
    </Callout>
  )
}
