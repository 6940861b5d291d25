import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { showToast } from '@bailclair/site-kit/platform/toasts.ts'
import { useFailureToast } from '@bailclair/site-kit/platform/use-failure-toast.ts'
import { Button } from '@bailclair/site-kit/ui/button/button.tsx'
import { CopyButton } from '@bailclair/site-kit/ui/copy-button/copy-button.tsx'
import { TextField } from '@bailclair/site-kit/ui/field/text-field.tsx'
import { Cluster } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { Loaded } from '@bailclair/site-kit/ui/loaded/loaded.tsx'
import { feedMessages } from './feed-address.messages.ts'
import { useChangeFeed, useVisitFeed } from './visit.queries.ts'

/** The secret address of the owner's calendar: made, shown, replaced, turned off. */
export function FeedAddress() {
  const t = useMessages(feedMessages)
  const query = useVisitFeed()
  return (
    <section className="card visit-part" aria-labelledby="agenda">
      <h2 id="agenda">{t.title}</h2>
      <p className="muted">{t.help}</p>
      <Loaded query={query} failed={t.failed} lines={1}>
        {({ address }) => <Address address={address} />}
      </Loaded>
    </section>
  )
}

function Address({ address }: { address: string | undefined }) {
  const t = useMessages(feedMessages)
  const onError = useFailureToast()
  const { mutate, isPending } = useChangeFeed()
  const change = (what: 'create' | 'revoke', text?: string) =>
    mutate(what, { onSuccess: () => text && showToast({ kind: 'success', text }), onError })
  if (!address)
    return (
      <div>
        <Button variant="secondary" icon="calendar" pending={isPending} onClick={() => change('create')}>
          {t.create}
        </Button>
      </div>
    )
  return (
    <>
      <TextField label={t.address} readOnly value={address} onFocus={({ target }) => target.select()} />
      <p>{t.secret}</p>
      <Cluster>
        <CopyButton text={address} label={t.copy} copied={t.copied} />
        <Button variant="quiet" icon="refresh" pending={isPending} onClick={() => change('create', t.replaced)}>
          {t.replace}
        </Button>
        <Button variant="quiet" icon="close" pending={isPending} onClick={() => change('revoke', t.revoked)}>
          {t.revoke}
        </Button>
      </Cluster>
    </>
  )
}
