import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { ButtonLink } from '@bailclair/site-kit/ui/button/button.tsx'
import { Cluster } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { pathTo } from '#platform/paths.ts'
import { ownFileMessages } from './own-file.messages.ts'
import { OwnPdf } from './own-pdf.tsx'

/** On the home: the preview and one's own PDF. */
export function ForOwners() {
  const t = useMessages(ownFileMessages)
  return (
    <section aria-labelledby="for-owners">
      <h2 id="for-owners" className="file-section">
        {t.section}
      </h2>
      <p className="file-section muted">{t.sectionText}</p>
      <Cluster>
        <ButtonLink variant="secondary" icon="eye" href={pathTo('FilePreview')}>
          {t.preview}
        </ButtonLink>
        <OwnPdf />
      </Cluster>
    </section>
  )
}
