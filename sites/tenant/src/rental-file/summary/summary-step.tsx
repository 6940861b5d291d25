import type { MyFile } from '@bailclair/domain/rental-file/my-file.schema.ts'
import { useForm } from '@bailclair/site-kit/platform/form/use-form.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useNavigate } from '@bailclair/site-kit/platform/router/router-context.ts'
import { ButtonLink } from '@bailclair/site-kit/ui/button/button.tsx'
import { Callout } from '@bailclair/site-kit/ui/callout/callout.tsx'
import { Checkbox } from '@bailclair/site-kit/ui/checkbox/checkbox.tsx'
import { ErrorSummary } from '@bailclair/site-kit/ui/error-summary/error-summary.tsx'
import { Stack } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { StepActions } from '@bailclair/site-kit/ui/step-form/step-actions.tsx'
import { FailureNotice } from '@bailclair/site-kit/ui/step-form/step-notices.tsx'
import type { ReactNode } from 'react'
import { pathTo } from '#platform/paths.ts'
import { MissingList } from '../missing-list.tsx'
import { useSubmitFile } from '../rental-file.queries.ts'
import { standingOf } from '../standing.ts'
import type { FileWizard } from '../wizard/use-file-step.ts'
import { FileRecap } from './file-recap.tsx'
import { summaryStepMessages } from './summary-step.messages.ts'

type Props = FileWizard & {
  file: MyFile
  /** What a machine noticed, above the declaration. */
  remarks?: ReactNode
}

/** The summary, missing items and the declaration of truth. */
export function SummaryStep({ file, tenant, frame, remarks }: Props) {
  const t = useMessages(summaryStepMessages)
  const standing = standingOf(file)
  const isSubmitted = standing === 'IN_REVIEW' || standing === 'VERIFIED'
  return (
    <Stack gap={32}>
      <section>
        <h2 className="file-section">{t.recap}</h2>
        <FileRecap tenant={tenant} file={file} />
      </section>
      {!isSubmitted && remarks}
      {isSubmitted ? <HandedIn /> : <DeclarationForm file={file} frame={frame} />}
    </Stack>
  )
}

function DeclarationForm({ file, frame }: Pick<Props, 'file' | 'frame'>) {
  const t = useMessages(summaryStepMessages)
  const navigate = useNavigate()
  const { mutateAsync: submit } = useSubmitFile()
  const isComplete = file.missing.length === 0
  const isReading = file.uploads.some(({ state }) => state === 'WAITING')
  const form = useForm<{ missing: string; declaration: boolean }>({
    initial: { missing: '', declaration: false },
    // With missing items nothing is sent, and the error summary says why (decision 24).
    rules: ({ declaration }) => ({
      ...(!isComplete && { missing: 'FileIncomplete' }),
      ...(isReading && { missing: 'UploadsWaiting' }),
      ...(!declaration && { declaration: 'box-not-checked' }),
    }),
    send: async () => {
      await submit({ body: { declaration: true } })
      navigate(pathTo('MyFile'))
    },
  })
  return (
    <form {...form.props}>
      <Stack gap={24}>
        <ErrorSummary {...form.summary} />
        {(!isComplete || isReading) && (
          // Target of the error summary.
          <div id={form.field('missing').id} tabIndex={-1}>
            <Stack>
              {isReading && <Callout title={t.reading.title}>{t.reading.text}</Callout>}
              {!isComplete && (
                <Callout kind="warning" title={t.missing.title}>
                  <p>{t.missing.text}</p>
                  <MissingList file={file} />
                </Callout>
              )}
            </Stack>
          </div>
        )}
        {file.applicationType !== 'ALONE' && <p className="muted">{t.shared}</p>}
        <Checkbox {...form.box('declaration')} label={t.declaration} hint={t.declarationHint} required />
        {form.failure && <FailureNotice failure={form.failure} isPending={form.isPending} />}
        <StepActions frame={{ ...frame, canReturn: false }} isPending={form.isPending} submitLabel={t.submit} />
      </Stack>
    </form>
  )
}

function HandedIn() {
  const t = useMessages(summaryStepMessages).handedIn
  return (
    <Callout kind="success" title={t.title} actions={<ButtonLink href={pathTo('MyFile')}>{t.action}</ButtonLink>}>
      {t.text}
    </Callout>
  )
}
