import { missingFields, opensIn } from '@bailclair/domain/property/completeness.rules.ts'
import { useForm } from '@bailclair/site-kit/platform/form/use-form.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useNavigate } from '@bailclair/site-kit/platform/router/router-context.ts'
import { ButtonLink } from '@bailclair/site-kit/ui/button/button.tsx'
import { Callout } from '@bailclair/site-kit/ui/callout/callout.tsx'
import { Checkbox } from '@bailclair/site-kit/ui/checkbox/checkbox.tsx'
import { ErrorSummary } from '@bailclair/site-kit/ui/error-summary/error-summary.tsx'
import { Stack } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { StepActions } from '@bailclair/site-kit/ui/step-form/step-actions.tsx'
import { FailureNotice } from '@bailclair/site-kit/ui/step-form/step-notices.tsx'
import { type ReactNode, useEffect, useState } from 'react'
import { pathTo } from '#platform/paths.ts'
import { pathToStep } from '../step-paths.ts'
import { MissingNotice } from './missing-notice.tsx'
import { PropertyRecap } from './property-recap.tsx'
import type { StepWizard } from './step-wizard.ts'
import { useEnergyWords } from './use-energy-words.ts'
import { validateStepMessages } from './validate-step.messages.ts'

type Props = StepWizard & {
  /** Above everything else. */
  notices?: ReactNode
  /** It may not be let: validated is then no good news. */
  isBanned?: boolean
  /** What the law makes of the certificate. */
  energy?: ReactNode
}

/** The last look: everything that was told, what is missing, and the owner's word that it is true. */
export function ValidateStep({ notices, isBanned = false, energy, ...wizard }: Props) {
  const t = useMessages(validateStepMessages)
  const { property = {} } = wizard
  const hasEnergy = useEnergyWords(property) !== undefined
  return (
    <Stack gap={32}>
      {notices}
      <section className="recap">
        <h2>{t.recap}</h2>
        <PropertyRecap property={property} />
      </section>
      {hasEnergy ? energy : <NoCertificate id={wizard.property?.id} />}
      {wizard.property && opensIn(wizard.property) === 'consult' ? (
        <Validated id={wizard.property.id} isBanned={isBanned} />
      ) : (
        <ValidateForm {...wizard} />
      )}
    </Stack>
  )
}

function ValidateForm({ property, newer, save, frame }: StepWizard) {
  const t = useMessages(validateStepMessages)
  const navigate = useNavigate()
  const missing = missingFields(property ?? {})
  const form = useForm<{ missing: string; certified: boolean }>({
    initial: { missing: '', certified: false },
    // Decision 24: with something missing no call is sent, and the summary says why.
    rules: ({ certified }) => ({
      ...(missing.length > 0 && { missing: 'PropertyIncomplete' }),
      ...(!certified && { certified: 'box-not-checked' }),
    }),
    send: async () => {
      const { id } = await save({ validated: true })
      // The consult page opens with its share dialog.
      navigate(`${pathTo('ConsultProperty', { id })}?partage=1`)
    },
  })
  const isUpdated = useNewest(newer && frame.conflict, () => form.set('certified', false))
  const box = form.box('certified')
  return (
    <form {...form.props}>
      <Stack gap={24}>
        <ErrorSummary {...form.summary} />
        {isUpdated && (
          <Callout kind="warning" role="alert" title={t.updated.title}>
            {t.updated.text}
          </Callout>
        )}
        <MissingNotice id={form.field('missing').id} missing={missing} propertyId={property?.id} />
        <Checkbox {...box} label={t.certify} required />
        {form.summary.errors.length > 0 && <Callout kind="danger">{t.errors}</Callout>}
        {form.failure && !isUpdated && <FailureNotice failure={form.failure} isPending={form.isPending} />}
        <StepActions frame={{ ...frame, canReturn: false }} isPending={form.isPending} submitLabel={t.submit} />
      </Stack>
    </form>
  )
}

/** What was saved elsewhere is shown at once, and said: whoever certifies has read what they certify. */
function useNewest(conflict: StepWizard['frame']['conflict'], onUpdate: () => void): boolean {
  const [isUpdated, setUpdated] = useState(false)
  useEffect(() => {
    if (!conflict) return
    conflict.overwrite()
    setUpdated(true)
    onUpdate()
  })
  return isUpdated
}

function NoCertificate({ id }: { id: string | undefined }) {
  const t = useMessages(validateStepMessages).energy.warning
  return (
    <Callout
      kind="warning"
      title={t.title}
      actions={
        <ButtonLink href={pathToStep('diagnostic', id)} variant="secondary" compact>
          {t.action}
        </ButtonLink>
      }
    >
      {t.text}
    </Callout>
  )
}

function Validated({ id, isBanned }: { id: string; isBanned: boolean }) {
  const t = useMessages(validateStepMessages).validated
  return (
    <Callout
      kind={isBanned ? 'info' : 'success'}
      title={t.title}
      actions={<ButtonLink href={pathTo('ConsultProperty', { id })}>{t.action}</ButtonLink>}
    >
      {t.text}
    </Callout>
  )
}
