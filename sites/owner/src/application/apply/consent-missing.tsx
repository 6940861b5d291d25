import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Callout } from '@bailclair/site-kit/ui/callout/callout.tsx'
import { applyFormMessages } from './apply-form.messages.ts'

/** Back from the tenant area, on another device, or days later. */
export function ConsentMissing() {
  const { title, text } = useMessages(applyFormMessages).asked
  return <Callout title={title}>{text}</Callout>
}
