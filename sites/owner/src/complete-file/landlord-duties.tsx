import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Icon } from '@bailclair/site-kit/ui/icon/icon.tsx'
import type { IconName } from '@bailclair/site-kit/ui/icon/icon-paths.ts'
import { landlordDutiesMessages } from './landlord-duties.messages.ts'

/** What the reader may and may not do with the file (docs/law.md). */
export function LandlordDuties({ of }: { of: 'owner' | 'guest' }) {
  const t = useMessages(landlordDutiesMessages)
  const duties: Record<typeof of, [IconName, string][]> = {
    owner: [
      ['users', t.choose],
      ['file', t.nothingMore],
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
