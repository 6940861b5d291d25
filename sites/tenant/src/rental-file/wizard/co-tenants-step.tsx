import { fieldError } from '@bailclair/domain/contract/field-errors.ts'
import { canonicalEmail } from '@bailclair/domain/identity/email.rules.ts'
import { fitOf } from '@bailclair/domain/rental-file/co-tenant.rules.ts'
import { coTenant } from '@bailclair/domain/rental-file/file-changes.schema.ts'
import type { ApplicationType } from '@bailclair/domain/rental-file/file-shape.rules.ts'
import type { TenantProfile } from '@bailclair/domain/rental-file/my-file.schema.ts'
import { forgetDraft } from '@bailclair/site-kit/platform/form/use-draft.ts'
import { type Form, useForm } from '@bailclair/site-kit/platform/form/use-form.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useSearchParams } from '@bailclair/site-kit/platform/router/router-context.ts'
import { showToast } from '@bailclair/site-kit/platform/toasts.ts'
import { Button } from '@bailclair/site-kit/ui/button/button.tsx'
import { Callout } from '@bailclair/site-kit/ui/callout/callout.tsx'
import { TextField } from '@bailclair/site-kit/ui/field/text-field.tsx'
import { Stack } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { StepForm } from '@bailclair/site-kit/ui/step-form/step-form.tsx'
import { useRef } from 'react'
import { isJoiner } from '../file-places.ts'
import { People } from '../people/people.tsx'
import { useAddCoTenant, useChooseType } from '../rental-file.queries.ts'
import { typeParameter } from './chosen-type.ts'
import { coTenantsStepMessages } from './co-tenants-step.messages.ts'
import { StepLinks } from './step-links.tsx'
import type { FileWizard } from './use-file-step.ts'

type SharedType = Exclude<ApplicationType, 'ALONE'>
type Props = FileWizard & { type: SharedType }

/** The people of the file, and an invitation form while there is room. */
export function CoTenantsStep({ type, ...wizard }: Props) {
  const t = useMessages(coTenantsStepMessages)
  const { file } = wizard.tenant
  const [, setSearchParams] = useSearchParams()
  const isShared = file !== undefined && file.applicationType !== 'ALONE'

  /**
   * Without co-tenants the file becomes single (decision 115); here another person is to be invited, so the type is
   * kept.
   */
  function keepType({ file: left }: TenantProfile) {
    if (left?.applicationType === 'ALONE') setSearchParams((params) => params.set(typeParameter, type))
  }

  const people = isShared && <People file={file} onRemoved={keepType} />
  if (file && isJoiner(file))
    return (
      <Stack gap={24}>
        <Callout>{t.joiner}</Callout>
        {people}
        <StepLinks links={wizard.links} />
      </Stack>
    )
  const hasRoom = !isShared || fitOf(type, file.tenants.length + 1) !== 'TOO_MANY'
  return (
    <Stack gap={24}>
      {people}
      {hasRoom ? <InviteForm type={type} isFirst={!isShared} {...wizard} /> : <StepLinks links={wizard.links} />}
    </Stack>
  )
}

function InviteForm({ type, isFirst, tenant, goOn, frame }: Props & { isFirst: boolean }) {
  const t = useMessages(coTenantsStepMessages)
  const { mutateAsync: choose } = useChooseType()
  const { mutateAsync: add } = useAddCoTenant()
  const isStaying = useRef(false)
  const known = [tenant.email, ...(tenant.file?.tenants ?? []).flatMap(({ email }) => email ?? [])]
  const form: Form<{ email: string }> = useForm({
    initial: { email: '' },
    rules: ({ email }) => problemsOf(email, { isOptional: !isFirst && !isStaying.current, known }),
    send,
  })

  async function send({ email: typed }: { email: string }) {
    if (typed.trim() === '') return goOn(tenant)
    const body = coTenant.parse({ email: typed })
    const saved = isFirst ? await choose({ body: { applicationType: type, coTenants: [body] } }) : await add({ body })
    showToast({ kind: 'success', text: t.invited(body.email) })
    if (!isStaying.current) return goOn(saved)
    forgetDraft(frame.draftKey)
    form.reset({ email: '' })
  }

  const leaveTo: typeof frame.leaveTo = (where) => {
    isStaying.current = false
    frame.leaveTo(where)
  }

  return (
    <StepForm form={form} frame={{ ...frame, leaveTo }}>
      <div className="invite">
        <TextField
          {...form.field('email')}
          label={t.email[type]}
          hint={t.hint}
          type="email"
          autoComplete="off"
          required={isFirst}
        />
        {type === 'GROUP' && (
          <Button
            type="submit"
            variant="secondary"
            icon="plus"
            onClick={() => {
              isStaying.current = true
            }}
          >
            {t.invite}
          </Button>
        )}
      </div>
    </StepForm>
  )
}

/** `known`: people already in the file, including the tenant. */
function problemsOf(email: string, { isOptional, known }: { isOptional: boolean; known: readonly string[] }) {
  if (isOptional && email.trim() === '') return {}
  const message = coTenant.safeParse({ email }).error?.issues[0]?.message
  if (message !== undefined) return { email: message }
  return known.includes(canonicalEmail(email)) ? { email: fieldError.emailInFile } : {}
}
