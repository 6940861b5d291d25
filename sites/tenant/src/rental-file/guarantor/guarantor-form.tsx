import { guarantorKinds } from '@bailclair/domain/rental-file/guarantor.rules.ts'
import type { MyGuarantor } from '@bailclair/domain/rental-file/my-file.schema.ts'
import { forgetDraft } from '@bailclair/site-kit/platform/form/use-draft.ts'
import { type Form, useForm } from '@bailclair/site-kit/platform/form/use-form.ts'
import { useLanguage, useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { personTexts } from '@bailclair/site-kit/platform/person-texts.messages.ts'
import { useNavigate } from '@bailclair/site-kit/platform/router/router-context.ts'
import { Callout } from '@bailclair/site-kit/ui/callout/callout.tsx'
import { MoneyField } from '@bailclair/site-kit/ui/field/number-field.tsx'
import { TextField } from '@bailclair/site-kit/ui/field/text-field.tsx'
import { Stack } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { RadioCards } from '@bailclair/site-kit/ui/radio/radio-group.tsx'
import { StepForm } from '@bailclair/site-kit/ui/step-form/step-form.tsx'
import { pathTo } from '#platform/paths.ts'
import { guarantorName } from '../guarantor-name.ts'
import { useSaveGuarantor } from '../rental-file.queries.ts'
import type { FileWizard } from '../wizard/use-file-step.ts'
import { guarantorMessages } from './guarantor.messages.ts'
import { guarantorIcons } from './guarantor-icons.ts'
import { type GuarantorValues, guarantorOf, guarantorProblems, guarantorValues } from './guarantor-values.ts'

type Props = Pick<FileWizard, 'frame'> & {
  /** Absent for a new one. */
  guarantor: MyGuarantor | undefined
}

/** Returns to the list after saving. */
export function GuarantorForm({ guarantor, frame }: Props) {
  const t = useMessages(guarantorMessages)
  const { short } = useMessages(personTexts)
  const { language } = useLanguage()
  const navigate = useNavigate()
  const { mutateAsync: save } = useSaveGuarantor()
  const draftKey = `${frame.draftKey}-${guarantor?.id ?? 'new'}`
  const form = useForm<GuarantorValues>({
    initial: guarantorValues(guarantor, language),
    rules: guarantorProblems,
    labels: short.guarantor,
    send: async (values) => {
      if (form.isDirty) await save({ body: guarantorOf(values, guarantor?.id) })
      forgetDraft(draftKey)
      navigate(pathTo('Guarantors'))
    },
  })
  const isOtherKind = guarantor !== undefined && form.values.kind !== guarantor.kind && guarantor.documents.length > 0
  return (
    <StepForm
      form={form}
      frame={{ ...frame, draftKey, canReturn: false, back: { href: pathTo('Guarantors'), label: t.back } }}
      submitLabel={guarantor ? t.save.edit : t.save.add}
      required={form.values.kind === 'COMPANY' ? 'some' : 'all'}
    >
      <div className="explained-cards">
        <RadioCards
          {...form.choice('kind')}
          label={short.guarantor.kind}
          required
          options={guarantorKinds.map((value) => ({
            value,
            label: t.kinds[value],
            hint: t.kindHints[value],
            icon: guarantorIcons[value],
          }))}
        />
      </div>
      {isOtherKind && (
        <Callout kind="warning" role="status" title={t.otherKind.title}>
          {t.otherKind.text(guarantorName(guarantor))}
        </Callout>
      )}
      <Details form={form} />
    </StepForm>
  )
}

/** The fields of the chosen kind. */
function Details({ form }: { form: Form<GuarantorValues> }) {
  const t = useMessages(guarantorMessages)
  const labels = useMessages(personTexts).form.guarantor
  const { kind } = form.values
  if (kind === '') return null
  return (
    <Stack>
      {kind !== 'PERSON' && (
        <TextField {...form.field('name')} label={labels.name[kind]} required autoComplete="organization" />
      )}
      {kind !== 'BODY' && (
        <>
          <TextField {...form.field('lastName')} label={labels.lastName[kind]} required autoComplete="off" />
          <TextField {...form.field('firstName')} label={labels.firstName[kind]} required autoComplete="off" />
          <TextField
            {...form.field('email')}
            label={labels.email[kind]}
            hint={t.emailHint}
            optional
            type="email"
            autoComplete="off"
          />
          <MoneyField
            {...form.field('monthlyIncome')}
            label={labels.monthlyIncome[kind]}
            hint={t.incomeHint[kind]}
            suffix={t.unit}
            required={kind === 'PERSON'}
            optional={kind === 'COMPANY'}
          />
        </>
      )}
    </Stack>
  )
}
