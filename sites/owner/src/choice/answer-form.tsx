import {
  type AccessEnd,
  type AnswerReason,
  accessEnds,
  answerReasons,
  type OwnerAnswerText,
  ownerAnswerTexts,
} from '@bailclair/domain/choice/answer.rules.ts'
import { type Choice, choice, longestReason } from '@bailclair/domain/choice/choice.schema.ts'
import { useForm } from '@bailclair/site-kit/platform/form/use-form.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Callout } from '@bailclair/site-kit/ui/callout/callout.tsx'
import { Checkbox } from '@bailclair/site-kit/ui/checkbox/checkbox.tsx'
import { TextareaField } from '@bailclair/site-kit/ui/field/textarea-field.tsx'
import { RadioGroup } from '@bailclair/site-kit/ui/radio/radio-group.tsx'
import { ShortForm } from '@bailclair/site-kit/ui/short-form.tsx'
import { z } from 'zod/mini'
import { choiceMessages } from './choice.messages.ts'

type Values = {
  reason: AnswerReason | ''
  words: string
  tellsReason: boolean
  text: OwnerAnswerText
  access: AccessEnd
}
const { reason, tellsReason, text, access } = choice.shape
const rules = z
  .object({ reason, tellsReason, text, access, words: z.string() })
  .check(
    z.refine(({ reason, words }) => reason !== 'OTHER' || words.trim() !== '', { path: ['words'], error: 'required' }),
  )

export type GivenAnswer = Omit<Choice, 'applicationId'>

type Props = {
  /** An applicant is chosen, and the answer goes to all others. */
  isChoice: boolean
  /** The answer goes to more than one. */
  isForSeveral?: boolean
  submitLabel: string
  onSend: (answer: GivenAnswer) => Promise<unknown>
}

/** The reason, the answer and the end of the access. */
export function AnswerForm({ isChoice, isForSeveral = isChoice, submitLabel, onSend }: Props) {
  const t = useMessages(choiceMessages)
  const reasonLabel = isChoice ? t.reason : t.reasonOne
  const form = useForm<Values>({
    initial: {
      reason: isChoice ? 'OTHER_CHOSEN' : '',
      words: '',
      tellsReason: false,
      text: 'SIMPLE',
      access: 'AT_ONCE',
    },
    rules,
    labels: { reason: reasonLabel, words: t.words, text: t.text, access: t.access },
    send: ({ words, ...given }) => onSend({ ...given, ...(given.reason === 'OTHER' && { words }) } as GivenAnswer),
  })
  return (
    <ShortForm form={form} submitLabel={submitLabel}>
      <Callout>{t.law}</Callout>
      <RadioGroup
        {...form.choice('reason')}
        value={form.values.reason || undefined}
        label={reasonLabel}
        required
        options={answerReasons.map((value) => ({ value, label: t.reasons[value] }))}
      />
      {form.values.reason === 'OTHER' && (
        <TextareaField
          {...form.field('words')}
          label={t.words}
          hint={t.wordsHint}
          required
          limit={longestReason}
          rows={3}
        />
      )}
      <Checkbox {...form.box('tellsReason')} label={t.tells} />
      <RadioGroup
        {...form.choice('text')}
        label={t.text}
        options={ownerAnswerTexts.map((value) => ({ value, label: t.names[value], hint: t.texts[value] }))}
      />
      <RadioGroup
        {...form.choice('access')}
        label={isForSeveral ? t.access : t.accessOne}
        options={accessEnds.map((value) => ({ value, ...t.accesses[value] }))}
      />
    </ShortForm>
  )
}
