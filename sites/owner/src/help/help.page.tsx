import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { ButtonLink } from '@bailclair/site-kit/ui/button/button.tsx'
import { Column, Stack } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { PageHeader } from '@bailclair/site-kit/ui/page-header/page-header.tsx'
import { pathTo } from '#platform/paths.ts'
import { helpMessages } from './help.messages.ts'
import { HelpList } from './help-list.tsx'

/** Frequent questions of owners (decision 20). */
export default function HelpPage() {
  const t = useMessages(helpMessages)
  return (
    <Column>
      <PageHeader title={t.title}>{t.help}</PageHeader>
      <Stack gap={48}>
        <HelpList />
        <section className="stack">
          <h2>{t.contact}</h2>
          <p>{t.contactText}</p>
          <div className="cluster">
            <ButtonLink href={pathTo('Contact')} variant="secondary">
              {t.write}
            </ButtonLink>
          </div>
        </section>
      </Stack>
    </Column>
  )
}
