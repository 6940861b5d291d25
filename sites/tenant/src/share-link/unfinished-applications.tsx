import type { Intent } from '@bailclair/domain/share-link/intent.schema.ts'
import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Button, ButtonLink } from '@bailclair/site-kit/ui/button/button.tsx'
import { Cluster } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { VisuallyHidden } from '@bailclair/site-kit/ui/visually-hidden.tsx'
import { useState } from 'react'
import { DropDialog } from './drop-dialog.tsx'
import { intentMessages } from './intent.messages.ts'
import { useIntents } from './share-link.queries.ts'
import { useApplyAddress } from './use-apply-address.ts'

/** What keeps a tenant from finishing: no file yet, or a shared file that somebody else created. */
export type Readiness = 'ready' | 'noFile' | 'joiner'

/** Nothing while there is none; a failure to load leaves the rest of the page usable. */
export function UnfinishedApplications({ readiness }: { readiness: Readiness }) {
  const t = useMessages(intentMessages)
  const { data: intents = [] } = useIntents()
  const [dropped, setDropped] = useState<Intent>()
  if (intents.length === 0 && !dropped) return null
  return (
    <section className="intents" aria-labelledby="intents">
      <h2 id="intents">{t.title(intents.length)}</h2>
      <ul className="intents-list">
        {intents.map((intent) => (
          <li key={intent.id} className="card intent">
            <IntentFacts intent={intent} />
            <p className="small muted">{t[readiness]}</p>
            <Cluster>
              {readiness === 'ready' && <Finish intent={intent} />}
              <Button variant="quiet" compact onClick={() => setDropped(intent)}>
                {t.drop}
                <VisuallyHidden>{t.dropWhat(intent.propertyName)}</VisuallyHidden>
              </Button>
            </Cluster>
          </li>
        ))}
      </ul>
      <DropDialog intent={dropped} onClose={() => setDropped(undefined)} />
    </section>
  )
}

function IntentFacts({ intent: { propertyName, town, ownerName, startedAt, endsOn } }: { intent: Intent }) {
  const t = useMessages(intentMessages)
  const { date } = useFormats()
  return (
    <div>
      <h3>{propertyName}</h3>
      <p>{t.at(town, ownerName)}</p>
      <p className="small muted">{t.dates(date(new Date(startedAt)), date(endsOn))}</p>
    </div>
  )
}

function Finish({ intent: { token, propertyName } }: { intent: Intent }) {
  const t = useMessages(intentMessages)
  const addressOf = useApplyAddress()
  return (
    <ButtonLink compact href={addressOf(token)} iconEnd="arrow-right">
      {t.finish}
      <VisuallyHidden>{t.finishWhat(propertyName)}</VisuallyHidden>
    </ButtonLink>
  )
}
