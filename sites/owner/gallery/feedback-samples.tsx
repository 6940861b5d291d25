import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { showToast } from '@bailclair/site-kit/platform/toasts.ts'
import { Badge } from '@bailclair/site-kit/ui/badge/badge.tsx'
import { Button } from '@bailclair/site-kit/ui/button/button.tsx'
import { Callout } from '@bailclair/site-kit/ui/callout/callout.tsx'
import { EmptyState } from '@bailclair/site-kit/ui/empty-state/empty-state.tsx'
import { Cluster, Stack } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { Outcome } from '@bailclair/site-kit/ui/outcome/outcome.tsx'
import { ProgressBar } from '@bailclair/site-kit/ui/progress/progress-bar.tsx'
import { Skeleton } from '@bailclair/site-kit/ui/skeleton/skeleton.tsx'
import { galleryMessages } from './gallery.messages.ts'
import { Sample, Section } from './sample.tsx'

const tones = ['verified', 'processing', 'modification', 'incomplete', 'draft'] as const
const kinds = ['info', 'success', 'warning', 'danger'] as const

export function FeedbackSamples() {
  const t = useMessages(galleryMessages).feedback
  return (
    <Section title={t.title}>
      <Sample title={t.badges}>
        <Cluster>
          {tones.map((tone) => (
            <Badge key={tone} tone={tone}>
              {t.tones[tone]}
            </Badge>
          ))}
        </Cluster>
      </Sample>
      <Sample title={t.callouts}>
        <Stack>
          {kinds.map((kind) => (
            <Callout key={kind} kind={kind} title={t.calloutTitles[kind]}>
              {t.calloutTexts[kind]}
            </Callout>
          ))}
          <Callout
            kind="warning"
            actions={
              <Button variant="secondary" compact>
                {t.retry}
              </Button>
            }
          >
            {t.calloutTexts.danger}
          </Callout>
        </Stack>
      </Sample>
      <Sample title={t.toasts}>
        <Cluster>
          {(['success', 'info', 'danger'] as const).map((kind) => (
            <Button key={kind} variant="secondary" onClick={() => showToast({ kind, text: t.toastTexts[kind] })}>
              {t.toastNames[kind]}
            </Button>
          ))}
        </Cluster>
      </Sample>
      <Sample title={t.progress}>
        <Stack>
          <ProgressBar label={t.uploading} value={0.62} />
          <ProgressBar label={t.checking} />
        </Stack>
      </Sample>
      <Sample title={t.skeletons}>
        <Skeleton withTitle />
      </Sample>
      <Sample title={t.empty}>
        <div className="gallery-grid">
          <EmptyState
            level={3}
            illustration="door"
            title={t.noProperty}
            actions={<Button icon="plus">{t.addProperty}</Button>}
          >
            {t.noPropertyText}
          </EmptyState>
          <EmptyState
            level={3}
            illustration="letter"
            title={t.noApplication}
            actions={
              <Button variant="secondary" icon="share">
                {t.share}
              </Button>
            }
          >
            {t.noApplicationText}
          </EmptyState>
        </div>
      </Sample>
      <Sample title={t.outcome}>
        <Outcome illustration="letter" title={t.mailSent} actions={<Button variant="secondary">{t.retry}</Button>}>
          <p>{t.mailSentText}</p>
        </Outcome>
      </Sample>
    </Section>
  )
}
