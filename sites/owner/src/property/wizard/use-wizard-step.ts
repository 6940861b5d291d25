import { opensIn } from '@bailclair/domain/property/completeness.rules.ts'
import type { Property } from '@bailclair/domain/property/property-answer.schema.ts'
import { type PropertyStep, stepAfter, stepBefore } from '@bailclair/domain/property/wizard.rules.ts'
import { ApiError } from '@bailclair/site-kit/platform/api/api-error.ts'
import { forgetDraft } from '@bailclair/site-kit/platform/form/use-draft.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useNavigate, useParams } from '@bailclair/site-kit/platform/router/router-context.ts'
import type { Answer } from '@bailclair/site-kit/ui/step-form/step-frame.ts'
import { useRef, useState } from 'react'
import { pathTo } from '#platform/paths.ts'
import { useProperty, useRemoveCertificate, useSaveProperty } from '../property.queries.ts'
import { pathToStep } from '../step-paths.ts'
import { draftKeyOf, forgetCreationKey, keepCreationKey } from './draft-key.ts'
import type { StepChanges, StepWizard } from './step-wizard.ts'
import { wizardMessages } from './wizard.messages.ts'

/**
 * Saving, leaving and conflicts of a step. Every save carries the version that the step began with, so that
 * what was saved elsewhere since then is not overwritten silently.
 */
export function useWizardStep(step: PropertyStep, current: Property | undefined): StepWizard & { round: number } {
  const t = useMessages(wizardMessages)
  const navigate = useNavigate()
  const { id: idInAddress } = useParams()
  const { refetch } = useProperty(idInAddress)
  const { mutateAsync: send } = useSaveProperty()
  const { mutateAsync: remove } = useRemoveCertificate()
  const [base, setBase] = useState(current)
  const [round, setRound] = useState(0)
  const [kept, setKept] = useState<readonly Answer[]>([])
  const leavingTo = useRef<'next' | 'return'>('next')
  /** What the next save carries: known at once, where the state would come a render too late. */
  const basis = useRef(base)

  const newer = current && base && current.version > base.version ? current : undefined
  const draftKey = draftKeyOf(step, base)

  function startFrom(property: Property) {
    basis.current = property
    setBase(property)
  }

  async function persist(changes: StepChanges): Promise<Property> {
    const target = basis.current
      ? { id: basis.current.id, version: basis.current.version }
      : { creationKey: keepCreationKey() }
    try {
      const saved = await send({ ...target, ...changes })
      forgetDraft(draftKey)
      forgetCreationKey()
      startFrom(saved)
      return saved
    } catch (cause) {
      // What is there now is needed to choose; should it not come, the failure itself says what happened.
      if (cause instanceof ApiError && cause.code === 'StaleVersion' && basis.current) await refetch()
      throw cause
    }
  }

  /** The address of a property that has just been created, in the place of the one without an id: Back finds it. */
  function follow({ id }: Property) {
    if (idInAddress === undefined) navigate(pathToStep(step, id), { replace: true })
  }

  return {
    property: base,
    newer,
    round,
    goOn: async (changes) => {
      const property = changes ? await persist(changes) : basis.current
      if (!property) return
      follow(property)
      const isReturn = leavingTo.current === 'return' && opensIn(property) === 'consult'
      const next = stepAfter(step) ?? step
      navigate(isReturn ? pathTo('ConsultProperty', { id: property.id }) : pathToStep(next, property.id))
    },
    save: async (changes) => {
      const saved = await persist(changes)
      follow(saved)
      return saved
    },
    removeCertificate: async () => {
      if (!basis.current) return
      const { id, propertiesApartmentSharing } = basis.current
      const summary = (await remove(id)).properties.find((property) => property.id === id)
      if (summary) startFrom({ ...summary, propertiesApartmentSharing })
    },
    frame: {
      draftKey,
      back: backFrom(step, base, t),
      leaveTo: (where) => {
        leavingTo.current = where
      },
      canReturn: base !== undefined && opensIn(base) === 'consult',
      conflict: newer && {
        load: (typed) => {
          forgetDraft(draftKey)
          startFrom(newer)
          setKept(typed)
          setRound((count) => count + 1)
        },
        overwrite: () => startFrom(newer),
      },
      kept,
    },
  }
}

type BackTexts = { back: string; dashboard: string; property: string }

/** The step before; from the first, to where one came from. */
function backFrom(step: PropertyStep, property: Property | undefined, t: BackTexts) {
  // Whoever sees a step of the property has a name.
  const before = stepBefore(step, true)
  if (before && before !== 'identity') return { href: pathToStep(before, property?.id), label: t.back }
  return property && opensIn(property) === 'consult'
    ? { href: pathTo('ConsultProperty', { id: property.id }), label: t.property }
    : { href: pathTo('Dashboard'), label: t.dashboard }
}
