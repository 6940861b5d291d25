import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Icon } from '@bailclair/site-kit/ui/icon/icon.tsx'
import type { IconName } from '@bailclair/site-kit/ui/icon/icon-paths.ts'
import type { ReactNode } from 'react'
import { pathTo } from '#platform/paths.ts'
import { landlordDutiesMessages } from './landlord-duties.messages.ts'

/** What the reader may and may not do with the file (docs/law.md). */
export function LandlordDuties({ of }: { of: 'owner' | 'guest' }) {
  const t = useMessages(landlordDutiesMessages)
  const nothingMore = (
    <span>
      {t.nothingMore} <a href={pathTo('ApplicantRights')}>{t.allowed}</a>
    </span>
  )
  const duties: Record<typeof of, [IconName, ReactNode][]> = {
    owner: [
      ['users', t.choose],
      ['file', nothingMore],
      ['lock', t.keep],
      ['eye', t.visits],
    ],
    guest: [
      ['lock', t.guestKeep],
      ['eye', t.guestVisits],
    ],
  }
  return (
    <section className="file-duties">
      <h2>{t.title}</h2>
      <ul>
        {duties[of].map(([icon, text]) => (
          <li key={icon}>
            <Icon name={icon} />
            {text}
          </li>
        ))}
      </ul>
    </section>
  )
}
