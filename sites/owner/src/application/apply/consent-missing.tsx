import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Callout } from '@bailclair/site-kit/ui/callout/callout.tsx'
import { applyFormMessages } from './apply-form.messages.ts'

/** After sign-in in another tab, or days later. */
export function ConsentMissing() {
  const { title, text } = useMessages(applyFormMessages).asked
  return <Callout title={title}>{text}</Callout>
}
