import type { SignInMethod } from '@bailclair/domain/identity/sign-in.schema.ts'
import { useState } from 'react'
import { codeOf } from '#platform/api/code-of.ts'
import { useErrorTexts } from '#platform/api/use-error-texts.ts'
import { useFormats } from '#platform/messages/formats.ts'
import { useMessages } from '#platform/messages/messages.ts'
import { showToast } from '#platform/toasts.ts'
import { Button } from '#ui/button/button.tsx'
import { lateQuestion } from '#ui/dialog/late-question.ts'
import { RenameDialog } from './rename-dialog.tsx'
import { securityMessages } from './security.messages.ts'
import { type SignInContract, useRemoveMethod } from './security.queries.ts'

type Props = {
  contract: SignInContract
  method: SignInMethod
  texts: { unnamed: string; question: (name: string) => string; questionText: string; removed: string }
}

/** A passkey or a code app: when it was added and used, and what can be done with it. */
export function MethodRow({ contract, method, texts }: Props) {
  const t = useMessages(securityMessages)
  const errors = useErrorTexts()
  const { date } = useFormats()
  const [asked, setAsked] = useState<'rename' | 'remove'>()
  const { mutate, isPending, error, reset } = useRemoveMethod(contract)
  const name = method.name ?? texts.unnamed
  const close = () => {
    reset()
    setAsked(undefined)
  }
  const remove = () =>
    mutate(method.id, {
      onSuccess: () => {
        setAsked(undefined)
        showToast({ kind: 'success', text: texts.removed })
      },
    })
  const facts = [
    method.createdAt && t.created(date(new Date(method.createdAt))),
    method.lastUsedAt && t.lastUsed(date(new Date(method.lastUsedAt))),
  ].filter(Boolean)
  return (
    <li className="security-row">
      <div>
        <strong>{name}</strong>
        <p>{facts.join(', ')}</p>
      </div>
      <div className="cluster">
        <Button variant="quiet" compact aria-label={t.renameOf(name)} onClick={() => setAsked('rename')}>
          {t.rename}
        </Button>
        <Button
          variant="quiet"
          compact
          aria-label={t.removeOf(name)}
          {...lateQuestion.intent}
          onClick={() => setAsked('remove')}
        >
          {t.remove}
        </Button>
      </div>
      {asked === 'rename' && <RenameDialog contract={contract} id={method.id} name={name} onClose={close} />}
      <lateQuestion.Part
        isNeeded={asked === 'remove'}
        onFailed={close}
        open={asked === 'remove'}
        danger
        title={texts.question(name)}
        text={texts.questionText}
        confirmLabel={t.remove}
        pending={isPending}
        // Cancelled: the question stays.
        error={error && codeOf(error) !== 'RecentSignInRequired' ? errors[codeOf(error)] : undefined}
        onCancel={close}
        onConfirm={remove}
      />
    </li>
  )
}
