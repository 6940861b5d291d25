import { ExternalLink } from '@bailclair/site-kit/ui/external-link.tsx'
import { Icon } from '@bailclair/site-kit/ui/icon/icon.tsx'
import { type IconName, iconPaths } from '@bailclair/site-kit/ui/icon/icon-paths.ts'
import { Cup } from '@bailclair/site-kit/ui/illustration/drawings/cup.tsx'
import { Figures } from '@bailclair/site-kit/ui/illustration/drawings/figures.tsx'
import { Magnifier } from '@bailclair/site-kit/ui/illustration/drawings/magnifier.tsx'
import { Mailbox } from '@bailclair/site-kit/ui/illustration/drawings/mailbox.tsx'
import { PaperPlane } from '@bailclair/site-kit/ui/illustration/drawings/paper-plane.tsx'
import { ReadyHome } from '@bailclair/site-kit/ui/illustration/drawings/ready-home.tsx'
import { Seal } from '@bailclair/site-kit/ui/illustration/drawings/seal.tsx'
import { Signpost } from '@bailclair/site-kit/ui/illustration/drawings/signpost.tsx'
import { Tray } from '@bailclair/site-kit/ui/illustration/drawings/tray.tsx'
import { Unplugged } from '@bailclair/site-kit/ui/illustration/drawings/unplugged.tsx'
import { Illustration } from '@bailclair/site-kit/ui/illustration/illustration.tsx'
import { Card, Cluster, Stack } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { Sample, Section } from './sample.tsx'

const drawings = [Cup, Figures, Magnifier, Mailbox, PaperPlane, ReadyHome, Seal, Signpost, Tray, Unplugged]

const t = {
  title: 'Foundations',
  type: 'Titles and texts',
  sentence: 'Let with confidence, simply',
  paragraph:
    'Describe your property, share its link and receive files our team has already checked. The service is free, and every choice remains yours.',
  link: 'a link in the sentence',
  external: 'a link to another site',
  layout: 'Cards',
  card: 'A file verified within 48 h',
  cardText: 'Fifteen people check the documents, five days a week.',
  icons: 'Icons',
  illustrations: 'Illustrations',
}

export function FoundationSamples() {
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
          {drawings.map((Drawing) => (
            <Drawing key={Drawing.name} />
          ))}
        </Cluster>
      </Sample>
    </Section>
  )
}
