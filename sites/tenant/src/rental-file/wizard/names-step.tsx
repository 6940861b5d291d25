import { tenantContract } from '@bailclair/domain/tenant/tenant.contract.ts'
import { useForm } from '@bailclair/site-kit/platform/form/use-form.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { personTexts } from '@bailclair/site-kit/platform/person-texts.messages.ts'
import { TextField } from '@bailclair/site-kit/ui/field/text-field.tsx'
import { Stack } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { StepForm } from '@bailclair/site-kit/ui/step-form/step-form.tsx'
import { useSaveNames } from '../rental-file.queries.ts'
import { namesStepMessages } from './names-step.messages.ts'
import type { FileWizard } from './use-file-step.ts'

/** Names are formatted before sending. */
export function NamesStep({ tenant, goOn, frame }: FileWizard) {
  const t = useMessages(namesStepMessages)
  const labels = useMessages(personTexts).form.tenant
  const { mutateAsync: save } = useSaveNames()
  const form = useForm({
    initial: { lastName: tenant.lastName ?? '', firstName: tenant.firstName ?? '' },
    rules: tenantContract.names.body,
    labels,
    send: async (names): Promise<void> =>
      goOn(form.isDirty ? await save({ body: tenantContract.names.body.parse(names) }) : tenant),
  })
  return (
    <StepForm form={form} frame={frame} required="all">
      <Stack>
        <TextField {...form.field('lastName')} label={labels.lastName} required autoComplete="family-name" />
        <TextField
          {...form.field('firstName')}
          label={labels.firstName}
          hint={t.firstNameHint}
          required
          autoComplete="given-name"
        />
      </Stack>
    </StepForm>
  )
}
