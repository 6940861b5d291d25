import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useSiteConfig } from '@bailclair/site-kit/platform/site-config.ts'
import { Facts } from '@bailclair/site-kit/ui/facts/facts.tsx'
import { Sentences } from '../prose.tsx'
import { processingMessages } from './processings.messages.ts'

/** Of an operator that is no public service; of one that is, a mission in place of contract and interest. */
const bases = {
  account: 'contract',
  property: 'contract',
  file: 'contract',
  application: 'consent',
  verification: 'contract',
  messages: 'contract',
  security: 'interest',
  statistics: 'interest',
  chat: 'consent',
  analytics: 'consent',
} as const

/** Chat and analytics are listed only when configured. */
export function Processings() {
  const { labels, list, bases: words } = useMessages(processingMessages)
  const { chat, analytics, operator } = useSiteConfig()
  const basisOf = (key: keyof typeof bases) =>
    operator.isPublic && bases[key] !== 'consent' ? words.mission : words[bases[key]]
  const isDone = { chat: chat.websiteId !== '', analytics: analytics.url !== '' } as Partial<Record<string, boolean>>
  const done = (Object.keys(bases) as (keyof typeof bases)[]).filter((key) => isDone[key] ?? true)
  return done.map((key) => {
    const { title, data, purpose, recipients } = list[key]
    return (
      <section key={key} aria-labelledby={`traitement-${key}`}>
        <h3 id={`traitement-${key}`}>{title}</h3>
        <Facts
          facts={[
            { label: labels.data, value: data },
            { label: labels.purpose, value: <Sentences text={purpose} /> },
            { label: labels.basis, value: basisOf(key) },
            { label: labels.recipients, value: recipients },
          ]}
        />
      </section>
    )
  })
}
