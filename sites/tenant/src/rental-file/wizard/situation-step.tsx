import { type IncomeKind, incomeKinds, situations } from '@bailclair/domain/rental-file/situation.rules.ts'
import { type Form, useForm } from '@bailclair/site-kit/platform/form/use-form.ts'
import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { useLanguage, useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { personTexts } from '@bailclair/site-kit/platform/person-texts.messages.ts'
import { Checkbox } from '@bailclair/site-kit/ui/checkbox/checkbox.tsx'
import { describers, Hint, LabelText, Message } from '@bailclair/site-kit/ui/field/field.tsx'
import { MoneyField } from '@bailclair/site-kit/ui/field/number-field.tsx'
import { SelectField } from '@bailclair/site-kit/ui/select/select-field.tsx'
import { RunningTotal } from '@bailclair/site-kit/ui/step-form/running-total.tsx'
import { StepForm } from '@bailclair/site-kit/ui/step-form/step-form.tsx'
import { useSaveSituation } from '../rental-file.queries.ts'
import {
  has,
  type SituationValues,
  situationOf,
  situationProblems,
  situationValues,
  totalOf,
} from './situation-form.ts'
import { situationStepMessages } from './situation-step.messages.ts'
import type { FileWizard } from './use-file-step.ts'

export function SituationStep({ tenant, goOn, frame }: FileWizard) {
  const words = useMessages(personTexts)
  const labels = words.form.tenant
  const { language } = useLanguage()
  const { mutateAsync: save } = useSaveSituation()
  const form = useForm<SituationValues>({
    initial: situationValues(tenant.file, language),
    rules: situationProblems,
    labels: { ...labels, ...words.incomes },
    send: async (values): Promise<void> => goOn(form.isDirty ? await save({ body: situationOf(values) }) : tenant),
  })
  return (
    <StepForm form={form} frame={frame} required="some">
      <SelectField
        {...form.field('situation')}
        label={labels.situation}
        required
        withPrompt
        options={situations.map((value) => ({ value, label: words.situations[value] }))}
      />
      <Incomes form={form} />
    </StepForm>
  )
}

function Incomes({ form }: { form: Form<SituationValues> }) {
  const t = useMessages(situationStepMessages)
  const labels = useMessages(personTexts).form.tenant
  const { money } = useFormats()
  const { id, error } = form.field('incomes')
  const total = totalOf(form.values)
  const amounts = incomeKinds.filter((kind) => form.values[has(kind)]).map((kind) => form.field(kind).id)

  /** "None" and incomes exclude each other: the last choice wins. */
  function declareNone(isNone: boolean) {
    form.set('none', isNone)
    if (isNone) for (const kind of incomeKinds) form.set(has(kind), false)
  }

  return (
    <fieldset
      className="incomes"
      // Target of the error summary.
      id={id}
      tabIndex={-1}
      aria-describedby={describers(id, { hint: t.incomesHint, error })}
    >
      <legend className="field-label">
        <LabelText required>{labels.incomes}</LabelText>
      </legend>
      <Hint controlId={id}>{t.incomesHint}</Hint>
      <div className="incomes-list">
        {incomeKinds.map((kind) => (
          <Income key={kind} kind={kind} form={form} />
        ))}
        <Checkbox
          {...form.box('none')}
          onChange={({ target }) => declareNone(target.checked)}
          label={t.none}
          hint={t.noneHint}
        />
      </div>
      <Message controlId={id} error={error} />
      <RunningTotal label={labels.monthlyIncome} addends={amounts}>
        {total === undefined ? '–' : money(total)}
      </RunningTotal>
    </fieldset>
  )
}

function Income({ kind, form }: { kind: IncomeKind; form: Form<SituationValues> }) {
  const t = useMessages(situationStepMessages)
  const label = useMessages(personTexts).incomes[kind]
  const box = form.box(has(kind))

  function tick(isTicked: boolean) {
    form.set(has(kind), isTicked)
    if (isTicked) form.set('none', false)
  }

  return (
    <div className="income">
      <Checkbox {...box} onChange={({ target }) => tick(target.checked)} label={label} />
      {box.checked && <MoneyField {...form.field(kind)} label={t.amountOf(label)} suffix={t.unit} required />}
    </div>
  )
}
