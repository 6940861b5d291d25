import type { SignedInSession } from '@bailclair/domain/identity/sign-in.schema.ts'
import { useFormats } from '#platform/messages/formats.ts'
import { useLanguage, useMessages } from '#platform/messages/messages.ts'
import { showToast } from '#platform/toasts.ts'
import { useFailureToast } from '#platform/use-failure-toast.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { securityMessages } from './security.messages.ts'
import { type SignInContract, useEndSession } from './security.queries.ts'

type Props = { contract: SignInContract; sessions: readonly SignedInSession[] }

export function SessionSection({ contract, sessions }: Props) {
  const { sessions: t } = useMessages(securityMessages)
  const { end, isPending } = useEnding(contract, t.othersEnded)
  return (
    <section className="security-section">
      <h2>{t.title}</h2>
      <p>{t.text}</p>
      <ul className="security-list">
        {sessions.map((session) => (
          <SessionRow key={session.id} contract={contract} session={session} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button variant="secondary" icon="sign-out" pending={isPending} onClick={() => end(undefined)}>
          {t.endOthers}
        </Button>
      )}
    </section>
  )
}

function SessionRow({ contract, session }: { contract: SignInContract; session: SignedInSession }) {
  const { sessions: t } = useMessages(securityMessages)
  const { moment } = useFormats()
  const country = useCountry(session.country)
  const { end, isPending } = useEnding(contract, t.ended)
  const { browser, system } = session
  const device = browser && system ? t.on(browser, system) : (browser ?? system ?? t.unknown)
  const name = country ? `${device}, ${country}` : device
  return (
    <li className="security-row">
      <div>
        <strong>{name}</strong> {session.isCurrent && <Badge tone="verified">{t.here}</Badge>}
        <p>
          {t.since(moment(new Date(session.startedAt)))}, {t.lastUsed(moment(new Date(session.lastUsedAt)))}
        </p>
      </div>
      {!session.isCurrent && (
        <Button variant="quiet" compact pending={isPending} aria-label={t.endOf(name)} onClick={() => end(session.id)}>
          {t.end}
        </Button>
      )}
    </li>
  )
}

function useEnding(contract: SignInContract, done: string) {
  const onError = useFailureToast()
  const { mutate, isPending } = useEndSession(contract)
  const end = (id: string | undefined) =>
    mutate(id, { onSuccess: () => showToast({ kind: 'success', text: done }), onError })
  return { end, isPending }
}

function useCountry(code: string | undefined): string | undefined {
  const { language } = useLanguage()
  return code && new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }).of(code)
}
