import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { ButtonLink } from '@bailclair/site-kit/ui/button/button.tsx'
import { Outcome } from '@bailclair/site-kit/ui/outcome/outcome.tsx'
import { useEffect } from 'react'
import { propertyReturnMessages } from './property-return.messages.ts'
import { forgetPropertyReturn } from './property-return.ts'

/** Replaces the history entry, so that Back does not return here. */
export function LeaveForProperty({ address }: { address: string }) {
  const t = useMessages(propertyReturnMessages)
  useEffect(() => {
    forgetPropertyReturn()
    window.location.replace(address)
  }, [address])
  return (
    <Outcome illustration="door" title={t.leaving} actions={<ButtonLink href={address}>{t.finish}</ButtonLink>}>
      <p>{t.leavingHelp}</p>
    </Outcome>
  )
}
