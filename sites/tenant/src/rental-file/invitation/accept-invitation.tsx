import { invitationContract } from '@bailclair/domain/rental-file/invitation.contract.ts'
import type { ApiErrorCode } from '@bailclair/site-kit/platform/api/api-error.ts'
import { useApi } from '@bailclair/site-kit/platform/api/use-api.ts'
import { useForm } from '@bailclair/site-kit/platform/form/use-form.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { isClosedLink } from '@bailclair/site-kit/platform/use-secret-link.ts'
import { useSignOut } from '@bailclair/site-kit/platform/use-sign-out.ts'
import { Button, ButtonLink } from '@bailclair/site-kit/ui/button/button.tsx'
import { Callout } from '@bailclair/site-kit/ui/callout/callout.tsx'
import { Checkbox } from '@bailclair/site-kit/ui/checkbox/checkbox.tsx'
import { ErrorSummary } from '@bailclair/site-kit/ui/error-summary/error-summary.tsx'
import { Cluster, Stack } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { pathTo } from '#platform/paths.ts'
import { invitationMessages } from './invitation.messages.ts'

type Props = { token: string; initiator: string; onClosed: () => void }

/** Asks for consent, then joins the file. */
export function AcceptInvitation({ token, initiator, onClosed }: Props) {
  const { accept: t } = useMessages(invitationMessages)
  const api = useApi()
  const form = useForm({
    initial: { consent: false },
    rules: { consent: (isTicked) => (isTicked ? undefined : 'box-not-checked') },
    send: async () => {
      try {
        await api(invitationContract.accept, { params: { token }, body: { consent: true } })
      } catch (cause) {
        if (!isClosedLink(cause)) throw cause
        onClosed()
        return
      }
      // A full page load, so that no page shows the previous file.
      window.location.assign(pathTo('MyFile'))
    },
  })
  return (
    <form {...form.props}>
      <Stack gap={24}>
        <ErrorSummary {...form.summary} />
        <section>
          <h2>{t.title}</h2>
          <div className="invitation-consent">
            <Checkbox {...form.box('consent')} label={t.consent(initiator)} required />
          </div>
        </section>
        {form.failure && <Refusal code={form.failure.error.code} text={form.failure.text} />}
        <Cluster>
          <Button type="submit" iconEnd="arrow-right" pending={form.isPending}>
            {t.submit}
          </Button>
        </Cluster>
      </Stack>
    </form>
  )
}

/** Why this account cannot join, and what to do. */
function Refusal({ code, text }: { code: ApiErrorCode; text: string }) {
  const { accept: t } = useMessages(invitationMessages)
  const { signOut, isPending } = useSignOut()
  if (code === 'InvitationNotYours') {
    const leave = (
      <Button variant="secondary" compact icon="sign-out" pending={isPending} onClick={signOut}>
        {t.signOut}
      </Button>
    )
    return (
      <Callout kind="warning" role="alert" title={t.notYours} actions={leave}>
        {t.notYoursText}
      </Callout>
    )
  }
  if (code === 'AlreadyInFile') {
    const seeFile = (
      <ButtonLink variant="secondary" compact href={pathTo('MyFile')}>
        {t.myFile}
      </ButtonLink>
    )
    return (
      <Callout kind="warning" role="alert" title={t.alreadyInFile} actions={seeFile}>
        {t.alreadyInFileText}
      </Callout>
    )
  }
  return (
    <Callout kind="danger" role="alert">
      {text}
    </Callout>
  )
}
