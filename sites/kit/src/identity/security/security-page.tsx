import { useMessages } from '#platform/messages/messages.ts'
import { Column } from '#ui/layout/layout.tsx'
import { Loaded } from '#ui/loaded/loaded.tsx'
import { PageHeader } from '#ui/page-header/page-header.tsx'
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
      <Loaded query={methods} failed={t.failed} lines={3}>
        {(list) => (
          <>
            <PasskeySection contract={contract} list={list} />
            <CodeAppSection contract={contract} list={list} isTeam={isTeam} />
            <PasswordSection contract={contract} list={list} isTeam={isTeam} />
          </>
        )}
      </Loaded>
      <Loaded query={sessions} failed={t.failed} lines={3}>
        {({ sessions: list }) => <SessionSection contract={contract} sessions={list} />}
      </Loaded>
    </Column>
  )
}
