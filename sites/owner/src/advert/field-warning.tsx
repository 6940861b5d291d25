import { Callout } from '@bailclair/site-kit/ui/callout/callout.tsx'

/** A limit of the law that an answer passes. Never blocks. */
export const FieldWarning = ({ text }: { text: string | false | undefined }) => (
  <div role="status">{text && <Callout kind="warning">{text}</Callout>}</div>
)
