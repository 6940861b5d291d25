import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { ButtonLink } from '@bailclair/site-kit/ui/button/button.tsx'
import { Outcome } from '@bailclair/site-kit/ui/outcome/outcome.tsx'
import { intentMessages } from './intent.messages.ts'

export function LeaveForProperty({ address }: { address: string }) {
  const t = useMessages(intentMessages)
  return (
    <Outcome illustration="door" title={t.leaving} actions={<ButtonLink href={address}>{t.finish}</ButtonLink>}>
      <p>{t.leavingHelp}</p>
    </Outcome>
  )
}
