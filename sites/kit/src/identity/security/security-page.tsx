import type { ReactNode } from 'react'
import { codeOf } from '#platform/api/code-of.ts'
import { useErrorTexts } from '#platform/api/use-error-texts.ts'
import { useMessages } from '#platform/messages/messages.ts'
import { Button } from '#ui/button/button.tsx'
import { Callout } from '#ui/callout/callout.tsx'
import { Column } from '#ui/layout/layout.tsx'
import { PageHeader } from '#ui/page-header/page-header.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { useAccountPaths } from '../account-site.ts'
import { CodeAppSection } from './code-app-section.tsx'
import { PasskeySection } from './passkey-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { securityMessages } from './security.messages.ts'
import { type SignInContract, useSessions, useSignInMethods } from './security.queries.ts'
import { SessionSection } from './session-section.tsx'

type Props = {
  contract: SignInContract
  /** The team needs a second factor, and has no recovery codes. */
  isTeam?: boolean
}

/** How somebody signs in, and where they are signed in; the same on each site. */
export function SecurityPage({ contract, isTeam = false }: Props) {
  const t = useMessages(securityMessages)
  const { account } = useAccountPaths()
  const methods = useSignInMethods(contract)
  const sessions = useSessions(contract)
  return (
    <Column>
      <PageHeader title={t.title} back={isTeam ? undefined : { href: account, label: t.back }}>
        {t.help}
      </PageHeader>
      <Loaded query={methods}>
        {(list) => (
          <>
            <PasskeySection contract={contract} list={list} />
            <CodeAppSection contract={contract} list={list} isTeam={isTeam} />
            <PasswordSection contract={contract} list={list} isTeam={isTeam} />
          </>
        )}
      </Loaded>
      <Loaded query={sessions}>{({ sessions: list }) => <SessionSection contract={contract} sessions={list} />}</Loaded>
    </Column>
  )
}

type Query<Data> = { data: Data | undefined; error: unknown; isFetching: boolean; refetch: () => unknown }

function Loaded<Data>({ query, children }: { query: Query<Data>; children: (data: Data) => ReactNode }) {
  const t = useMessages(securityMessages)
  const errors = useErrorTexts()
  const { data, error, isFetching, refetch } = query
  if (data) return children(data)
  if (!error) return <Skeleton count={3} />
  return (
    <Callout
      kind="danger"
      role="alert"
      title={t.failed}
      actions={
        <Button variant="secondary" icon="refresh" pending={isFetching} onClick={() => refetch()}>
          {t.retry}
        </Button>
      }
    >
      {errors[codeOf(error)]}
    </Callout>
  )
}
