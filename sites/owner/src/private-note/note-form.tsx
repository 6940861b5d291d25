import { longestNote, noteChange, type PrivateNote } from '@bailclair/domain/private-note/private-note.schema.ts'
import { useDraft } from '@bailclair/site-kit/platform/form/use-draft.ts'
import { useForm } from '@bailclair/site-kit/platform/form/use-form.ts'
import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useBlocker } from '@bailclair/site-kit/platform/router/use-blocker.ts'
import { showToast } from '@bailclair/site-kit/platform/toasts.ts'
import { Button } from '@bailclair/site-kit/ui/button/button.tsx'
import { Callout } from '@bailclair/site-kit/ui/callout/callout.tsx'
import { lateQuestion } from '@bailclair/site-kit/ui/dialog/late-question.ts'
import { ErrorSummary } from '@bailclair/site-kit/ui/error-summary/error-summary.tsx'
import { TextareaField } from '@bailclair/site-kit/ui/field/textarea-field.tsx'
import { Cluster, Stack } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { z } from 'zod/mini'
import { CriteriaNotice } from './criteria-notice.tsx'
import { NoteConflict } from './note-conflict.tsx'
import { privateNoteMessages } from './private-note.messages.ts'
import { useSavePrivateNote } from './private-note.queries.ts'

const rules = z.object({ text: noteChange.shape.text })
const fields = ['text'] as const

type Props = { applicationId: string; stored: PrivateNote }

/** Saves over the version that was read; a newer one is shown beside what was typed (decision 90). */
export function NoteForm({ applicationId, stored }: Props) {
  const t = useMessages(privateNoteMessages)
  const { moment } = useFormats()
  const [base, setBase] = useState(stored)
  /** The version to save over; that of a newer note once the owner chose to replace it. */
  const version = useRef(stored.version)
  const { mutateAsync } = useSavePrivateNote(applicationId)
  const form = useForm({
    initial: { text: base.text },
    rules,
    labels: { text: t.label },
    send: async ({ text }) => {
      const saved = await mutateAsync({ text, version: version.current })
      adopt(saved)
      showToast({ kind: 'success', text: saved.text ? t.saved : t.deleted })
    },
  })
  const forgetDraft = useDraft(`private-note-${applicationId}`, form, fields)
  const question = useBlocker(form.isDirty && !form.isPending)

  function adopt(note: PrivateNote) {
    setBase(note)
    version.current = note.version
    form.reset({ text: note.text })
    forgetDraft()
  }

  const isNewer = stored.version > base.version
  const hasConflict = isNewer && form.isDirty && stored.text !== form.values.text
  const follow = useEffectEvent(() => adopt(stored))
  // Nothing was typed: what was saved elsewhere replaces it.
  useEffect(() => {
    if (isNewer && !hasConflict && !form.isPending) follow()
  }, [isNewer, hasConflict, form.isPending])

  const overwrite = () => {
    version.current = stored.version
    void form.props.onSubmit()
  }
  const leave = () => {
    forgetDraft()
    question.leave()
  }
  const failure = form.failure?.error.code === 'StaleVersion' ? undefined : form.failure
  return (
    <form className="measure" {...form.props}>
      <Stack>
        <ErrorSummary {...form.summary} />
        <TextareaField {...form.field('text')} label={t.label} hint={t.hint} limit={longestNote} rows={5} />
        <CriteriaNotice text={form.values.text} />
        {hasConflict && <NoteConflict stored={stored} onLoad={() => adopt(stored)} onOverwrite={overwrite} />}
        {failure && (
          <Callout kind="danger" role="alert">
            {failure.text}
          </Callout>
        )}
        <Cluster>
          <Button type="submit" variant="secondary" pending={form.isPending}>
            {t.save}
          </Button>
          {base.savedAt && <span className="small muted">{t.savedOn(moment(new Date(base.savedAt)))}</span>}
        </Cluster>
      </Stack>
      <lateQuestion.Part
        isNeeded={question.isAsked}
        onFailed={question.stay}
        open={question.isAsked}
        onCancel={question.stay}
        onConfirm={leave}
        title={t.leaving.title}
        confirmLabel={t.leaving.confirm}
        text={t.leaving.text}
        danger
      />
    </form>
  )
}
