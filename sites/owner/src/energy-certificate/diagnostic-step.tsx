import { findDoubts } from '@bailclair/domain/energy-certificate/same-home.rules.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Callout } from '@bailclair/site-kit/ui/callout/callout.tsx'
import { latePart } from '@bailclair/site-kit/ui/late-part/late-part.tsx'
import { RadioCards } from '@bailclair/site-kit/ui/radio/radio-group.tsx'
import { Skeleton } from '@bailclair/site-kit/ui/skeleton/skeleton.tsx'
import { StepForm } from '@bailclair/site-kit/ui/step-form/step-form.tsx'
import { CertificatePanel } from './certificate-panel.tsx'
import { diagnosticMessages } from './diagnostic.messages.ts'
import { certificateAnswers } from './diagnostic-form.ts'
import { ExemptionCases } from './exemption-cases.tsx'
import { lateHomeQuestion } from './late-parts.ts'
import { NumberSearch } from './number-search.tsx'
import { RemoveCertificate } from './remove-certificate.tsx'
import { type DiagnosticWizard, useDiagnostic } from './use-diagnostic.ts'

const manualFigures = latePart(async () => (await import('./manual-figures.tsx')).ManualFigures)

const registryOutage = latePart(async () => (await import('./registry-outage.tsx')).RegistryOutage)

const icons = { number: 'search', figures: 'pencil', 'not-subject': 'file' } as const

/** A certificate number, figures without one, or an exempt property. */
export function DiagnosticStep(wizard: DiagnosticWizard) {
  const t = useMessages(diagnosticMessages)
  const { form, frame, answers, isRegistryDown, resultTitle, numberField, prepareSearch, focusResult, onRemoved } =
    useDiagnostic(wizard)
  const { property } = wizard
  const { certificate } = property ?? {}
  const { way } = form.values
  return (
    <StepForm form={form} frame={frame} answers={answers}>
      <div className="diagnostic-ways">
        <RadioCards
          {...form.choice('way')}
          label={t.question}
          options={certificateAnswers.map((value) => ({ value, icon: icons[value], ...t.ways[value] }))}
        />
      </div>
      {certificate && way !== 'number' && <Callout kind="warning">{t.replaces(certificate.number)}</Callout>}
      {way === 'number' && (
        <NumberSearch form={form} fieldRef={numberField} onSearch={() => prepareSearch()}>
          {isRegistryDown && (
            <registryOutage.Part
              isNeeded
              isPending={form.isPending}
              onRetry={() => prepareSearch()}
              onSkip={property && (() => void wizard.goOn())}
            />
          )}
        </NumberSearch>
      )}
      {way === 'number' && property && certificate && (
        <CertificatePanel
          facts={{ ...property, certificate }}
          titleRef={resultTitle}
          isInDoubt={findDoubts(property).length > 0}
          question={
            <lateHomeQuestion.Part
              isNeeded={!property.dpeConfirmed}
              property={property}
              onYes={() => wizard.save({ dpeConfirmed: true })}
              onNo={wizard.removeCertificate}
              onAnswered={(isMine) => (isMine ? focusResult() : onRemoved())}
            />
          }
          search={{ prepare: prepareSearch, isPending: form.isPending }}
          actions={
            <RemoveCertificate number={certificate.number} remove={wizard.removeCertificate} onRemoved={onRemoved} />
          }
        />
      )}
      {way === 'figures' && (
        <manualFigures.Part isNeeded form={form} address={property?.address}>
          <Skeleton count={5} />
        </manualFigures.Part>
      )}
      {way === 'not-subject' && <ExemptionCases />}
    </StepForm>
  )
}
