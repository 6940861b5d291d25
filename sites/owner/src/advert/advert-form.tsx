import type { Property } from '@bailclair/domain/property/property-answer.schema.ts'
import type { RentPlace } from '@bailclair/domain/rent-control/rent-place.schema.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useBlocker } from '@bailclair/site-kit/platform/router/use-blocker.ts'
import { Button } from '@bailclair/site-kit/ui/button/button.tsx'
import { lateQuestion } from '@bailclair/site-kit/ui/dialog/late-question.ts'
import { ErrorSummary } from '@bailclair/site-kit/ui/error-summary/error-summary.tsx'
import { TextareaField } from '@bailclair/site-kit/ui/field/textarea-field.tsx'
import { Cluster, Stack } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { stepFormMessages } from '@bailclair/site-kit/ui/step-form/step-form.messages.ts'
import { ConflictNotice, FailureNotice, KeptNotice } from '@bailclair/site-kit/ui/step-form/step-notices.tsx'
import { useId } from 'react'
import { advertFormMessages } from './advert-form.messages.ts'
import { AgencyFees } from './agency-fees.tsx'
import { ClimateGradeField, EnergyCostFields } from './energy-fields.tsx'
import { ChargesKindField, DepositField } from './money-fields.tsx'
import { PresentationHints } from './presentation-hints.tsx'
import { CeilingField, SupplementField } from './rent-fields.tsx'
import type { AdvertEditing } from './use-advert-form.ts'

/** Characters of a presentation (`advertFields`). */
const longestPresentation = 1000

type Props = { editing: AdvertEditing; property: Property; place: RentPlace | undefined }

/** What an advert needs beyond the property. */
export function AdvertForm({ editing, property, place }: Props) {
  const t = useMessages(advertFormMessages)
  const { leaving } = useMessages(stepFormMessages)
  const titleId = useId()
  const { form, labels, conflict, kept } = editing
  const question = useBlocker(form.isDirty && !form.isPending)
  const fields = { editing, property }

  function leave() {
    editing.discard()
    question.leave()
  }

  return (
    <form className="card advert-part" aria-labelledby={titleId} {...form.props} {...lateQuestion.intent}>
      <Stack>
        <h2 id={titleId}>{t.title}</h2>
        <p className="muted">{t.help}</p>
        <ErrorSummary {...form.summary} />
        {kept.length > 0 && <KeptNotice answers={kept} />}
        <ChargesKindField {...fields} />
        <DepositField {...fields} />
        <CeilingField editing={editing} place={place} />
        <SupplementField {...fields} place={place} />
        <ClimateGradeField {...fields} />
        <EnergyCostFields {...fields} />
        <AgencyFees editing={editing} livingSpace={property.livingSpace} place={place} />
        <div>
          <TextareaField
            {...form.field('presentation')}
            label={labels.presentation}
            hint={t.presentation.hint}
            limit={longestPresentation}
            rows={6}
          />
          <PresentationHints text={form.values.presentation} />
        </div>
        {conflict && <ConflictNotice {...conflict} />}
        {!conflict && form.failure && <FailureNotice failure={form.failure} isPending={form.isPending} />}
        <Cluster>
          <Button type="submit" pending={form.isPending}>
            {t.save}
          </Button>
        </Cluster>
      </Stack>
      <lateQuestion.Part
        isNeeded={question.isAsked}
        onFailed={question.stay}
        open={question.isAsked}
        onCancel={question.stay}
        onConfirm={leave}
        title={leaving.title}
        confirmLabel={leaving.confirm}
        text={leaving.text}
        danger
      />
    </form>
  )
}
