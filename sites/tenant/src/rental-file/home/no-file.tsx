import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useSiteConfig } from '@bailclair/site-kit/platform/site-config.ts'
import { ButtonLink } from '@bailclair/site-kit/ui/button/button.tsx'
import { EmptyState } from '@bailclair/site-kit/ui/empty-state/empty-state.tsx'
import { Icon } from '@bailclair/site-kit/ui/icon/icon.tsx'
import { pathTo } from '#platform/paths.ts'
import { homeMessages } from './home.messages.ts'

export function NoFile() {
  const t = useMessages(homeMessages)
  const { figures } = useSiteConfig()
  return (
    <div className="no-file">
      <EmptyState
        illustration="letter"
        title={t.empty.title(figures.fileMinutes)}
        actions={<ButtonLink href={pathTo('FileType')}>{t.empty.begin}</ButtonLink>}
      >
        {t.empty.text}
      </EmptyState>
      <div className="to-have">
        <p className="small muted">{t.ready}</p>
        <ul className="to-have-list">
          {Object.values(t.toHave).map((what) => (
            <li key={what}>
              <Icon name="file" />
              {what}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
