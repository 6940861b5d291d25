import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { ButtonLink } from '@bailclair/site-kit/ui/button/button.tsx'
import { Callout } from '@bailclair/site-kit/ui/callout/callout.tsx'
import { propertyReturnMessages } from './property-return.messages.ts'
import { forgetPropertyReturn } from './property-return.ts'

/** Back to the property with a file, otherwise start one. */
export function PropertyReturnCallout({ address, hasFile }: { address: string; hasFile: boolean }) {
  const t = useMessages(propertyReturnMessages)
  const finish = (
    <ButtonLink variant="secondary" compact href={address} onClick={forgetPropertyReturn}>
      {t.finish}
    </ButtonLink>
  )
  return (
    <Callout title={t.waiting} actions={hasFile ? finish : undefined}>
      {hasFile ? t.withFile : t.withoutFile}
    </Callout>
  )
}
