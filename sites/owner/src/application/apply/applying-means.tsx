import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Icon } from '@bailclair/site-kit/ui/icon/icon.tsx'
import { applyFormMessages } from './apply-form.messages.ts'

/** Shown before consent: who sees what, for how long, and how to withdraw. */
export function ApplyingMeans({ ownerName }: { ownerName: string }) {
  const t = useMessages(applyFormMessages)
  const { sees, verified, shown, month, withdraw } = t.facts
  return (
    <section className="apply-meaning">
      <h2>{t.meaning}</h2>
      <ul>
        <li>
          <Icon name="eye" />
          {sees(ownerName)}
        </li>
        <li>
          <Icon name="lock" />
          {verified}
        </li>
        <li>
          <Icon name="link" />
          {shown}
        </li>
        <li>
          <Icon name="calendar" />
          {month}
        </li>
        <li>
          <Icon name="return" />
          {withdraw}
        </li>
      </ul>
    </section>
  )
}
