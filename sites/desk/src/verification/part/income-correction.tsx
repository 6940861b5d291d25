import type { Language } from '@bailclair/domain/value/language.ts'
import { longestComment } from '@bailclair/domain/verification/decision.schema.ts'
import { fieldErrorMessages } from '@bailclair/site-kit/platform/form/field-error.messages.ts'
import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { personTexts } from '@bailclair/site-kit/platform/person-texts.messages.ts'
import { Button, LinkButton } from '@bailclair/site-kit/ui/button/button.tsx'
import { MoneyField } from '@bailclair/site-kit/ui/field/number-field.tsx'
import { TextareaField } from '@bailclair/site-kit/ui/field/textarea-field.tsx'
import { VisuallyHidden } from '@bailclair/site-kit/ui/visually-hidden.tsx'
import { useEffect, useRef, useState } from 'react'
import { type CorrectionProblems, correctionProblems, type TypedCorrection } from './draft.ts'
import { partMessages } from './part.messages.ts'
import type { DocumentHolder } from './part-documents.ts'

type Props = {
  holder: DocumentHolder
  tenantName: string
  language: Language
  typed: TypedCorrection | undefined
  onCorrect: (typed: TypedCorrection | undefined) => void
  showsProblems: boolean
}

/** A declared income and its correction, with a reason the tenant reads. */
export function IncomeCorrection({ holder, tenantName, language, typed, onCorrect, showsProblems }: Props) {
  const t = useMessages(partMessages)
  const { short } = useMessages(personTexts)
  const { money } = useFormats()
  const opener = useRef<HTMLButtonElement>(null)
  const [hasBegun, setBegun] = useState(false)
  const { monthlyIncome = 0, incomeCorrection, name, key } = holder
  const isTyped = typed !== undefined
  // The pressed button disappears; move the focus so it is not lost.
  useEffect(() => {
    if (hasBegun) (isTyped ? document.getElementById(`income-${key}`) : opener.current)?.focus()
  }, [hasBegun, isTyped, key])

  return (
    <div className="part-income">
      <p>
        <span className="muted">{short.tenant.monthlyIncome}</span>{' '}
        <strong className="amount">{money(monthlyIncome)}</strong>{' '}
        {incomeCorrection?.declaredIncome !== undefined && (
          <span className="small muted">({t.correctedFrom(money(incomeCorrection.declaredIncome))})</span>
        )}{' '}
        {!typed && (
          <LinkButton
            ref={opener}
            onClick={() => {
              setBegun(true)
              onCorrect({ income: '', reason: '' })
            }}
          >
            {t.correct}
            <VisuallyHidden>{t.correctWhose(name)}</VisuallyHidden>
          </LinkButton>
        )}
      </p>
      {typed && (
        <CorrectionFields
          id={`income-${key}`}
          typed={typed}
          tenantName={tenantName}
          language={language}
          problems={showsProblems ? correctionProblems(typed) : {}}
          onCorrect={onCorrect}
        />
      )}
    </div>
  )
}

type FieldsProps = Pick<Props, 'tenantName' | 'language' | 'onCorrect'> & {
  id: string
  typed: TypedCorrection
  problems: CorrectionProblems
}

function CorrectionFields({ id, typed, tenantName, language, problems, onCorrect }: FieldsProps) {
  const t = useMessages(partMessages)
  const texts: Record<string, string> = useMessages(fieldErrorMessages)
  const textOf = (key: string | undefined) => (key === undefined ? undefined : texts[key])
  return (
    <>
      <MoneyField
        id={id}
        label={t.correctedIncome}
        required
        value={typed.income}
        error={textOf(problems.income)}
        onChange={({ target }) => onCorrect({ ...typed, income: target.value })}
      />
      <TextareaField
        label={t.correctionReason(t.languages[language])}
        hint={t.correctionHint(tenantName)}
        required
        rows={3}
        lang={language}
        limit={longestComment}
        value={typed.reason}
        error={textOf(problems.reason)}
        onChange={({ target }) => onCorrect({ ...typed, reason: target.value })}
      />
      <Button variant="quiet" compact icon="close" onClick={() => onCorrect(undefined)}>
        {t.keepDeclared}
      </Button>
    </>
  )
}
