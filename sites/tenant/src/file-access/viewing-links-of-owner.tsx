import type { FileAccess } from '@bailclair/domain/file-access/file-access.schema.ts'
import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { fileAccessMessages } from './file-access.messages.ts'
import { useAccessNames } from './use-access-names.ts'

/** Links by which the owner shows the file to people without an account: for whom, and until when. */
export function ViewingLinksOfOwner({ access }: { access: FileAccess }) {
  const t = useMessages(fileAccessMessages)
  const { moment } = useFormats()
  const { owner } = useAccessNames(access)
  if (access.viewingLinks.length === 0) return null
  return (
    <div className="access-links">
      <p>{t.links(owner)}</p>
      <ul>
        {access.viewingLinks.map(({ id, recipient, createdAt, expiresAt, state, openings }) => (
          <li key={id}>
            <strong>{recipient}</strong>
            <span className="small muted">
              {t.linkStates[state](moment(new Date(createdAt)), moment(new Date(expiresAt)))} {t.linkOpenings(openings)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
