import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Icon } from '@bailclair/site-kit/ui/icon/icon.tsx'
import type { IconName } from '@bailclair/site-kit/ui/icon/icon-paths.ts'
import { landlordDutiesMessages } from './landlord-duties.messages.ts'

/** What a landlord may and may not do with the file (docs/law.md). */
export function LandlordDuties() {
  const t = useMessages(landlordDutiesMessages)
  const duties: [IconName, string][] = [
    ['users', t.choose],
    ['file', t.nothingMore],
    ['lock', t.keep],
    ['eye', t.visits],
  ]
  return (
    <section className="file-duties">
      <h2>{t.title}</h2>
      <ul>
        {duties.map(([icon, text]) => (
          <li key={icon}>
            <Icon name={icon} />
            {text}
          </li>
        ))}
      </ul>
    </section>
  )
}
