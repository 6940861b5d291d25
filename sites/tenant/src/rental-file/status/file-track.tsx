import type { MyFile } from '@bailclair/domain/rental-file/my-file.schema.ts'
import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useSiteConfig } from '@bailclair/site-kit/platform/site-config.ts'
import { blockMessages } from '@bailclair/site-kit/ui/block.messages.ts'
import { Icon } from '@bailclair/site-kit/ui/icon/icon.tsx'
import { VisuallyHidden } from '@bailclair/site-kit/ui/visually-hidden.tsx'
import { FileNumber } from './file-number.tsx'
import { fileStandingOf } from './file-standing.ts'
import { statusMessages } from './status.messages.ts'

/** Number of finished steps by state; 3 is past the last. */
const stepsDone = { TO_COMPLETE: 0, TO_SUBMIT: 0, TO_CORRECT: 0, IN_REVIEW: 1, PART_VERIFIED: 1, VERIFIED: 2 } as const

const icons = { done: 'check-circle', current: 'arrow-right', todo: 'circle-dashed' } as const

/** The steps from filling in to sharing. */
export function FileTrack({ file }: { file: MyFile }) {
  const t = useMessages(statusMessages)
  const { stepStates } = useMessages(blockMessages)
  const { moment } = useFormats()
  const { figures } = useSiteConfig()
  const outlook = fileStandingOf(file)
  const done = stepsDone[outlook]
  const { submittedAt } = file
  const sent = done > 0 && submittedAt !== undefined ? t.track.sent(moment(new Date(submittedAt))) : t.track.fillText
  const steps = [
    { title: t.track.fill, text: outlook === 'TO_CORRECT' ? t.track.correctText : sent },
    { title: t.track.verify, text: t.track.verifyText(figures.answerHours, figures.verificationDays) },
    { title: t.track.share, text: t.track.shareText },
  ]
  return (
    <section>
      <h2>{t.track.title}</h2>
      <ol className="file-track">
        {steps.map(({ title, text }, index) => {
          const state = index < done ? 'done' : index === done ? 'current' : 'todo'
          return (
            <li key={title} className={`file-track-${state}`} aria-current={state === 'current' ? 'step' : undefined}>
              <Icon name={icons[state]} large />
              <div>
                <strong>{title}</strong>
                <VisuallyHidden> ({stepStates[state]})</VisuallyHidden>
                <p className="muted">{text}</p>
              </div>
            </li>
          )
        })}
      </ol>
      <FileNumber file={file} />
    </section>
  )
}
