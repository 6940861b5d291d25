import { showToast } from '@bailclair/site-kit/platform/toasts.ts'
import { Badge } from '@bailclair/site-kit/ui/badge/badge.tsx'
import { Button } from '@bailclair/site-kit/ui/button/button.tsx'
import { Callout } from '@bailclair/site-kit/ui/callout/callout.tsx'
import { EmptyState } from '@bailclair/site-kit/ui/empty-state/empty-state.tsx'
import { Cluster, Stack } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { Outcome } from '@bailclair/site-kit/ui/outcome/outcome.tsx'
import { ProgressBar } from '@bailclair/site-kit/ui/progress/progress-bar.tsx'
import { Skeleton } from '@bailclair/site-kit/ui/skeleton/skeleton.tsx'
import { Sample, Section } from './sample.tsx'

const t = {
  title: 'Feedback',
  badges: 'Statuses of a file',
  tones: {
    verified: 'Verified',
    processing: 'Being processed',
    modification: 'To correct',
    incomplete: 'Incomplete',
    draft: 'Draft',
  },
  callouts: 'Callouts',
  calloutTitles: {
    info: 'Indicative grade',
    success: 'Your property is online',
    warning: 'Your certificate expires soon',
    danger: 'Letting has been banned',
  },
  calloutTexts: {
    info: 'It rests on the figures you entered. Only the official certificate counts.',
    success: 'Share its link to receive your first applications.',
    warning: 'It is valid until 12 November 2026. Remember to make an appointment.',
    danger: 'A property of grade G can no longer be let under a new lease since 1 January 2025.',
  },
  retry: 'Try again',
  toasts: 'Passing messages',
  toastNames: { success: 'Success', info: 'Information', danger: 'Failure' },
  toastTexts: {
    success: 'The property “T2 Croix-Rousse” is deleted.',
    info: 'A new version of the service is available.',
    danger: 'An error occurred, please try again later.',
  },
  progress: 'Progress',
  uploading: 'Sending the certificate',
  checking: 'Being checked',
  skeletons: 'Loading',
  empty: 'Nothing yet',
  noProperty: 'No property yet',
  noPropertyText: 'Add your first property: three minutes are enough, and you may stop at any point.',
  addProperty: 'Add a property',
  noApplication: 'No application yet',
  noApplicationText: 'Share the link of the property in your advertisement or by message.',
  share: 'Share the link',
  outcome: 'End of a journey',
  mailSent: 'Look at your mailbox',
  mailSentText: 'We have written to camille.durand@example.org. Click the link in the message to confirm your account.',
}

const tones = ['verified', 'processing', 'modification', 'incomplete', 'draft'] as const
const kinds = ['info', 'success', 'warning', 'danger'] as const

export function FeedbackSamples() {
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
