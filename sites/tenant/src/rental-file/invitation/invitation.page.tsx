import type { ApplicationType } from '@bailclair/domain/rental-file/file-shape.rules.ts'
import { invitationContract } from '@bailclair/domain/rental-file/invitation.contract.ts'
import { useApi } from '@bailclair/site-kit/platform/api/use-api.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useParams } from '@bailclair/site-kit/platform/router/router-context.ts'
import { useSession } from '@bailclair/site-kit/platform/session.ts'
import { useSecretLink } from '@bailclair/site-kit/platform/use-secret-link.ts'
import { ButtonLink } from '@bailclair/site-kit/ui/button/button.tsx'
import { Icon } from '@bailclair/site-kit/ui/icon/icon.tsx'
import type { IconName } from '@bailclair/site-kit/ui/icon/icon-paths.ts'
import { Column, Stack } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { Outcome } from '@bailclair/site-kit/ui/outcome/outcome.tsx'
import { PageHeader } from '@bailclair/site-kit/ui/page-header/page-header.tsx'
import { SecretLinkView } from '@bailclair/site-kit/ui/secret-link/secret-link-view.tsx'
import { pathTo } from '#platform/paths.ts'
import { AcceptInvitation } from './accept-invitation.tsx'
import { invitationMessages } from './invitation.messages.ts'
import { SignInToJoin } from './sign-in-to-join.tsx'

export default function InvitationPage() {
  const { token = '' } = useParams()
  return (
    <Column>
      <OpenedInvitation key={token} token={token} />
    </Column>
  )
}

/** Opened from an invitation e-mail. */
export function OpenedInvitation({ token }: { token: string }) {
  const t = useMessages(invitationMessages)
  const api = useApi()
  const session = useSession()
  const { opened, retry, close } = useSecretLink(token, (signal) =>
    api(invitationContract.open, { params: { token } }, { signal }),
  )
  return (
    <SecretLinkView opened={opened} onRetry={retry} loading={t.loading} failed={t.failed} closed={<ClosedInvitation />}>
      {({ initiatorFirstName, applicationType }) => (
        <>
          <PageHeader title={initiatorFirstName ? t.titleOf(initiatorFirstName) : t.title}>
            {t.types[applicationType]}
          </PageHeader>
          <Stack gap={32}>
            <JoiningMeans initiator={initiatorFirstName ?? t.initiator} applicationType={applicationType} />
            {session.status === 'signed-in' ? (
              <AcceptInvitation token={token} initiator={initiatorFirstName ?? t.initiator} onClosed={close} />
            ) : (
              <SignInToJoin token={token} />
            )}
          </Stack>
        </>
      )}
    </SecretLinkView>
  )
}

function JoiningMeans({ initiator, applicationType }: { initiator: string; applicationType: ApplicationType }) {
  const { means: t } = useMessages(invitationMessages)
  const facts: [IconName, string][] = [
    ['user', t.account],
    ['lock', t.part],
    ['users', t.together],
    ['share', t.applies(initiator)],
    ['return', t.leave],
  ]
  return (
    <section className="invitation-means">
      <h2>{applicationType === 'COUPLE' ? t.titleCouple : t.title}</h2>
      <ul>
        {facts.map(([icon, text]) => (
          <li key={icon}>
            <Icon name={icon} />
            {text}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Expired, used, replaced or mistyped: the server does not say which. */
function ClosedInvitation() {
  const t = useMessages(invitationMessages)
  return (
    <Outcome
      takesFocus
      illustration="letter"
      title={t.closed}
      actions={
        <ButtonLink variant="secondary" href={pathTo('MyFile')}>
          {t.myFile}
        </ButtonLink>
      }
    >
      <p>{t.closedText}</p>
      <p>{t.closedHelp}</p>
    </Outcome>
  )
}
