import { type DeclineReason, declineReasonsOf } from '@bailclair/domain/document/decline-reason.rules.ts'
import { longestComment } from '@bailclair/domain/verification/decision.schema.ts'
import type { DeskDocument, DeskPart } from '@bailclair/domain/verification/desk-part.schema.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Button } from '@bailclair/site-kit/ui/button/button.tsx'
import { TextareaField } from '@bailclair/site-kit/ui/field/textarea-field.tsx'
import { Icon } from '@bailclair/site-kit/ui/icon/icon.tsx'
import { SelectField } from '@bailclair/site-kit/ui/select/select-field.tsx'
import type { ReactNode } from 'react'
import type { DocumentProblem, DocumentVerdict } from './draft.ts'
import { partMessages } from './part.messages.ts'
import { PhrasesMenu } from './phrases/phrases-menu.tsx'

type Props = {
  part: DeskPart
  document: DeskDocument
  verdict: DocumentVerdict | undefined
  /** Shown after the verifier tried to conclude. */
  problem: DocumentProblem | undefined
  disabled: boolean
  onJudge: (verdict: DocumentVerdict) => void
  onAccept: () => void
  onDecline: () => void
  onNext: (() => void) | undefined
  /** After the buttons, so that it never moves them. */
  children?: ReactNode
}

/** Takes the focus when a document is declined. A select there would take the next shortcut for a choice. */
export const reasonGroupId = (documentId: string) => `reason-${documentId}`

/** Accepts or declines the document. Kept as typed, sent when the part is concluded. */
export function VerdictPanel(props: Props) {
  const { verdict, problem, disabled, onAccept, onDecline, children } = props
  const t = useMessages(partMessages)
  return (
    <fieldset className="verdict">
      <legend className="visually-hidden">{t.verdict}</legend>
      <div className="cluster">
        <Button
          variant="secondary"
          compact
          icon="check"
          className="verdict-accept"
          aria-pressed={verdict?.status === 'ACCEPTED'}
          disabled={disabled}
          onClick={onAccept}
        >
          {t.accept}
        </Button>
        <Button
          variant="secondary"
          compact
          icon="return"
          className="verdict-decline"
          aria-pressed={verdict?.status === 'DECLINED'}
          disabled={disabled}
          onClick={onDecline}
        >
          {t.decline}
        </Button>
        {problem === 'undecided' && (
          <p className="field-error">
            <Icon name="danger" />
            {t.problems.undecided}
          </p>
        )}
        {children}
      </div>
      {verdict?.status === 'DECLINED' && <Reason {...props} declined={verdict} />}
    </fieldset>
  )
}

type ReasonProps = Props & { declined: Extract<DocumentVerdict, { status: 'DECLINED' }> }

function Reason({ part, document, declined, problem, disabled, onJudge, onNext }: ReasonProps) {
  const t = useMessages(partMessages)
  const { reason, comment } = declined
  const language = t.languages[part.language]
  const text = part.reasons.find((one) => one.reason === reason)?.text
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser
    <div className="verdict-reason" role="group" aria-label={t.reason} id={reasonGroupId(document.id)} tabIndex={-1}>
      <div>
        <SelectField
          label={t.reason}
          required
          withPrompt
          disabled={disabled}
          value={reason}
          error={problem === 'reason' ? t.problems.reason : undefined}
          options={declineReasonsOf[document.category].map((one) => ({ value: one, label: t.reasons[one] }))}
          onChange={({ target }) => onJudge({ ...declined, reason: target.value as DeclineReason | '' })}
        />
        {text && (
          <p className="small">
            <span className="muted">{t.willRead(language)}</span>{' '}
            <q className="verdict-text" lang={part.language}>
              {text}
            </q>
          </p>
        )}
      </div>
      <div>
        <TextareaField
          label={t.comment(language)}
          required={reason === 'OTHER'}
          optional={reason !== 'OTHER'}
          rows={2}
          lang={part.language}
          limit={longestComment}
          disabled={disabled}
          value={comment}
          error={problem === 'comment' || problem === 'too-long' ? t.problems[problem] : undefined}
          onChange={({ target }) => onJudge({ ...declined, comment: target.value })}
        />
        <PhrasesMenu
          language={part.language}
          comment={comment}
          disabled={disabled}
          onInsert={(text) => onJudge({ ...declined, comment: text })}
        />
      </div>
      {onNext && (
        <Button variant="quiet" compact iconEnd="arrow-right" onClick={onNext}>
          {t.nextDocument}
        </Button>
      )}
    </div>
  )
}
