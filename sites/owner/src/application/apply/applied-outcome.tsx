import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { ButtonLink } from '@bailclair/site-kit/ui/button/button.tsx'
import { PaperPlane } from '@bailclair/site-kit/ui/illustration/drawings/paper-plane.tsx'
import { Outcome } from '@bailclair/site-kit/ui/outcome/outcome.tsx'
import { appliedMessages } from './applied.messages.ts'
import type { Applied } from './applied-memory.ts'
import type { ApplyTarget } from './apply-target.ts'
import { type TenantPage, useTenantPage } from './tenant-pages.ts'

/** Next step in the tenant area, by file status, or before the file is shared. */
const nextPages = {
  TO_PROCESS: 'status',
  VALIDATED: 'file',
  DECLINED: 'messages',
  INCOMPLETE: 'file',
  CONTACT: 'access',
} as const satisfies Record<string, TenantPage>

/** The application was sent; the next step depends on the file's status. */
export function AppliedOutcome({ target, applied }: { target: ApplyTarget; applied: Applied }) {
  const t = useMessages(appliedMessages)
  const tenantPage = useTenantPage()
  // An archived file becomes incomplete when its tenant returns (decision 117).
  const status = applied.status === 'ARCHIVED' ? 'INCOMPLETE' : applied.status
  const next = applied.scope === 'CONTACT' ? 'CONTACT' : status
  const { title, text, action } = t[next]
  const names = { owner: target.ownerName, property: target.name }
  return (
    <Outcome
      takesFocus
      illustration={<PaperPlane />}
      title={title}
      actions={<ButtonLink href={tenantPage(nextPages[next])}>{action}</ButtonLink>}
    >
      <p>{t.summary(names)}</p>
      {applied.address && <p>{t.address(applied.address)}</p>}
      <p>{text(names)}</p>
      <p className="small">{t.withdraw}</p>
    </Outcome>
  )
}
