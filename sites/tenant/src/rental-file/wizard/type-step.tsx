import { fileChanges } from '@bailclair/domain/rental-file/file-changes.schema.ts'
import { type ApplicationType, applicationTypes } from '@bailclair/domain/rental-file/file-shape.rules.ts'
import { codeOf } from '@bailclair/site-kit/platform/api/code-of.ts'
import { useErrorTexts } from '@bailclair/site-kit/platform/api/use-error-texts.ts'
import { forgetDraft } from '@bailclair/site-kit/platform/form/use-draft.ts'
import { useForm } from '@bailclair/site-kit/platform/form/use-form.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { personTexts } from '@bailclair/site-kit/platform/person-texts.messages.ts'
import { useNavigate } from '@bailclair/site-kit/platform/router/router-context.ts'
import { ButtonLink } from '@bailclair/site-kit/ui/button/button.tsx'
import { Callout } from '@bailclair/site-kit/ui/callout/callout.tsx'
import { ConfirmDialog } from '@bailclair/site-kit/ui/dialog/confirm-dialog.tsx'
import { RadioCards } from '@bailclair/site-kit/ui/radio/radio-group.tsx'
import { StepForm } from '@bailclair/site-kit/ui/step-form/step-form.tsx'
import { useState } from 'react'
import { pathTo } from '#platform/paths.ts'
import { useChooseType } from '../rental-file.queries.ts'
import { useTenantName } from '../use-tenant-name.ts'
import { pathWithType } from './chosen-type.ts'
import { typeStepMessages } from './type-step.messages.ts'
import type { FileWizard } from './use-file-step.ts'

const icons = { ALONE: 'user', COUPLE: 'users', GROUP: 'house' } as const satisfies Record<ApplicationType, string>

/** A shared file is saved on the next page, with the first invitation (decision 115). */
export function TypeStep({ tenant, goOn, frame }: FileWizard) {
  const t = useMessages(typeStepMessages)
  const labels = useMessages(personTexts).form.file
  const errors = useErrorTexts()
  const navigate = useNavigate()
  const nameOf = useTenantName()
  const { mutateAsync: choose, ...saving } = useChooseType()
  const [isAsking, setAsking] = useState(false)
  const { file } = tenant
  const others = file?.tenants.filter(({ isMe }) => !isMe) ?? []
  const saved = file?.applicationType
  const form = useForm<{ applicationType: ApplicationType | '' }>({
    initial: { applicationType: saved ?? '' },
    rules: fileChanges,
    labels,
    send: async ({ applicationType }) => {
      if (applicationType === '') return
      if (applicationType === saved) goOn(tenant)
      else if (applicationType !== 'ALONE' && others.length === 0) {
        forgetDraft(frame.draftKey)
        const place = { name: tenant.firstName === undefined ? 'names' : 'coTenants' } as const
        navigate(pathWithType(place, applicationType, file))
      } else if (applicationType === 'ALONE' && others.length > 0) setAsking(true)
      else goOn(await choose({ body: { applicationType } }))
    },
  })
  const isFull = form.failure?.error.code === 'FileFull'

  function stay() {
    setAsking(false)
    form.reset({ applicationType: saved ?? '' })
  }

  return (
    <>
      <StepForm form={form} frame={frame}>
        <div className="explained-cards">
          <RadioCards
            {...form.choice('applicationType')}
            label={labels.applicationType}
            required
            options={applicationTypes.map((value) => ({
              value,
              label: t.types[value],
              hint: t.hints[value],
              icon: icons[value],
            }))}
          />
        </div>
        {isFull && (
          <Callout
            kind="warning"
            title={t.full.title}
            actions={
              <ButtonLink href={pathTo('CoTenants')} variant="secondary" compact>
                {t.full.action}
              </ButtonLink>
            }
          >
            {t.full.text}
          </Callout>
        )}
      </StepForm>
      <ConfirmDialog
        open={isAsking}
        onCancel={stay}
        onConfirm={() => choose({ body: { applicationType: 'ALONE' } }).then(goOn, () => undefined)}
        title={t.parting.title}
        confirmLabel={t.parting.confirm}
        pending={saving.isPending}
        error={saving.error && isAsking ? errors[codeOf(saving.error)] : undefined}
        danger
      >
        <p>{t.parting.text(others.map(nameOf).join(', '))}</p>
        <p>{t.parting.kept}</p>
      </ConfirmDialog>
    </>
  )
}
