import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Icon } from '@bailclair/site-kit/ui/icon/icon.tsx'
import { applyFormMessages } from './apply-form.messages.ts'

type Props = { ownerName: string; visitFirst?: boolean | undefined }

/** Shown before consent: who sees what, for how long, and how to withdraw. */
export function ApplyingMeans({ ownerName, visitFirst }: Props) {
  const t = useMessages(applyFormMessages)
  const facts = visitFirst
    ? ([
        ['eye', t.visitFirst.sees(ownerName)],
        ['lock', t.visitFirst.closed(ownerName)],
        ['mail', t.visitFirst.reach],
        ['calendar', t.visitFirst.month],
      ] as const)
    : ([
        ['eye', t.facts.sees(ownerName)],
        ['lock', t.facts.verified],
        ['link', t.facts.shown],
        ['calendar', t.facts.month],
      ] as const)
  return (
    <section className="apply-meaning">
      <h2>{t.meaning}</h2>
      <ul>
        {[...facts, ['return', t.facts.withdraw] as const].map(([icon, text]) => (
          <li key={icon}>
            <Icon name={icon} />
            {text}
          </li>
        ))}
      </ul>
    </section>
  )
}
