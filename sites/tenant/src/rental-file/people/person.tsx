import { tenantId } from '@bailclair/domain/rental-file/tenant-id.schema.ts'
import type { FileStatus } from '@bailclair/domain/rental-file/tenant-status.rules.ts'
import { codeOf } from '@bailclair/site-kit/platform/api/code-of.ts'
import { useErrorTexts } from '@bailclair/site-kit/platform/api/use-error-texts.ts'
import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { showToast } from '@bailclair/site-kit/platform/toasts.ts'
import { Badge } from '@bailclair/site-kit/ui/badge/badge.tsx'
import { Button } from '@bailclair/site-kit/ui/button/button.tsx'
import { VisuallyHidden } from '@bailclair/site-kit/ui/visually-hidden.tsx'
import { useInviteAgain } from '../rental-file.queries.ts'
import { type FileTenant, useTenantName } from '../use-tenant-name.ts'
import { peopleMessages } from './people.messages.ts'

const tones = {
  INCOMPLETE: 'incomplete',
  TO_PROCESS: 'processing',
  VALIDATED: 'verified',
  DECLINED: 'modification',
  ARCHIVED: 'incomplete',
} as const satisfies Record<FileStatus, string>

type Props = { tenant: FileTenant; onRemove: (() => void) | undefined }

export function Person({ tenant, onRemove }: Props) {
  const t = useMessages(peopleMessages)
  const name = useTenantName()(tenant)
  const isInvited = !tenant.joined
  return (
    <li className="person">
      <div className="person-who">
        <p className="person-name">{name}</p>
        {tenant.email && tenant.email !== name && <p className="small muted">{tenant.email}</p>}
        {tenant.tenantType === 'CREATE' && !tenant.isMe && <p className="small muted">{t.initiator}</p>}
      </div>
      {isInvited ? (
        <Invitation tenant={tenant} />
      ) : (
        <Badge tone={tones[tenant.status]}>{t.progress[tenant.status]}</Badge>
      )}
      {onRemove && (
        <div className="person-actions cluster">
          {isInvited && <AgainButton tenant={tenant} name={name} />}
          <Button variant="quiet" compact icon="trash" onClick={onRemove}>
            {t.remove}
            <VisuallyHidden>{t.removeName(name)}</VisuallyHidden>
          </Button>
        </div>
      )}
    </li>
  )
}

function Invitation({ tenant: { invitationEndsAt } }: { tenant: FileTenant }) {
  const t = useMessages(peopleMessages)
  const { date } = useFormats()
  const end = invitationEndsAt === undefined ? undefined : new Date(invitationEndsAt)
  if (end && end.getTime() <= Date.now()) return <Badge tone="modification">{t.expired}</Badge>
  return (
    <div>
      <Badge tone="processing">{t.invited}</Badge>
      {end && <p className="small muted">{t.invitedUntil(date(end))}</p>}
    </div>
  )
}

function AgainButton({ tenant, name }: { tenant: FileTenant; name: string }) {
  const t = useMessages(peopleMessages)
  const errors = useErrorTexts()
  const { mutate: invite, isPending } = useInviteAgain()

  const again = () =>
    invite(
      { params: { id: tenantId.parse(tenant.id) } },
      {
        onSuccess: () => showToast({ kind: 'success', text: t.sentAgain(name) }),
        onError: (error) => showToast({ kind: 'danger', text: errors[codeOf(error)] }),
      },
    )

  return (
    <Button variant="quiet" compact icon="mail" pending={isPending} onClick={again}>
      {t.again}
      <VisuallyHidden>{t.againTo(name)}</VisuallyHidden>
    </Button>
  )
}
