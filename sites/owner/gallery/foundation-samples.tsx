import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Icon } from '@bailclair/site-kit/ui/icon/icon.tsx'
import { type IconName, iconPaths } from '@bailclair/site-kit/ui/icon/icon-paths.ts'
import { Illustration } from '@bailclair/site-kit/ui/illustration/illustration.tsx'
import { Card, Cluster, Stack } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { ExternalLink } from '@bailclair/site-kit/ui/link/external-link.tsx'
import { galleryMessages } from './gallery.messages.ts'
import { Sample, Section } from './sample.tsx'

export function FoundationSamples() {
  const t = useMessages(galleryMessages).foundations
  return (
    <Section title={t.title}>
      <Sample title={t.type}>
        <Stack>
          <h2>{t.sentence}</h2>
          <h3>{t.sentence}</h3>
          <p className="lead">{t.paragraph}</p>
          <p>
            {t.paragraph} <a href="#content">{t.link}</a>,{' '}
            <ExternalLink href="https://example.org">{t.external}</ExternalLink>.
          </p>
          <p className="small muted">{t.paragraph}</p>
        </Stack>
      </Sample>
      <Sample title={t.layout}>
        <div className="gallery-grid">
          <Card>
            <Stack gap={8}>
              <h4>{t.card}</h4>
              <p>{t.cardText}</p>
            </Stack>
          </Card>
          <Card>
            <Stack gap={8}>
              <h4>{t.card}</h4>
              <p>{t.cardText}</p>
            </Stack>
          </Card>
        </div>
      </Sample>
      <Sample title={t.icons}>
        <ul className="gallery-icons small muted">
          {(Object.keys(iconPaths) as IconName[]).map((name) => (
            <li key={name} className="cluster gap-8">
              <Icon name={name} large />
              {name}
            </li>
          ))}
        </ul>
      </Sample>
      <Sample title={t.illustrations}>
        <Cluster gap={48}>
          <Illustration name="door" />
          <Illustration name="key" />
          <Illustration name="letter" />
          <Illustration name="roof" />
        </Cluster>
      </Sample>
    </Section>
  )
}
