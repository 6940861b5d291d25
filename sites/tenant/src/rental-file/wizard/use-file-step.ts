import type { ApplicationType } from '@bailclair/domain/rental-file/file-shape.rules.ts'
import type { TenantProfile } from '@bailclair/domain/rental-file/my-file.schema.ts'
import { forgetDraft } from '@bailclair/site-kit/platform/form/use-draft.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useNavigate } from '@bailclair/site-kit/platform/router/router-context.ts'
import type { StepFrame } from '@bailclair/site-kit/ui/step-form/step-frame.ts'
import { useRef } from 'react'
import { pathTo } from '#platform/paths.ts'
import { type FilePlace, neighboursOf, ownTenant, placesOf } from '../file-places.ts'
import { pathWithType } from './chosen-type.ts'
import { wizardMessages } from './wizard.messages.ts'

/** What the wizard gives a step; its form is a `StepForm` with `frame`. */
export type FileWizard = {
  tenant: TenantProfile
  /** Leaves the step after saving; the next step depends on the response. */
  goOn: (saved: TenantProfile) => void
  /** For steps without a form. */
  links: { back: { href: string; label: string }; next: string }
  frame: StepFrame
}

/** `type`: the chosen type, when not saved yet. */
export function useFileStep(place: FilePlace, tenant: TenantProfile, type?: ApplicationType): FileWizard {
  const t = useMessages(wizardMessages)
  const navigate = useNavigate()
  const leavingTo = useRef<'next' | 'return'>('next')
  const { file } = tenant
  const { before, after } = neighboursOf(placesOf(file, type), place)
  const draftKey = `file-${(file && ownTenant(file)?.id) ?? 'new'}-${place.name}`
  const wherever = (way: FilePlace | undefined, saved = file) =>
    way ? pathWithType(way, type, saved) : pathTo('MyFile')
  const back = { href: wherever(before), label: before ? t.back : t.home }
  // Nothing is missing: the tenant came to change one thing.
  const canReturn = file?.missing.length === 0

  return {
    tenant,
    goOn: (saved) => {
      forgetDraft(draftKey)
      if (canReturn && leavingTo.current === 'return') return navigate(pathTo('MyFile'))
      navigate(wherever(neighboursOf(placesOf(saved.file, type), place).after, saved.file))
    },
    links: { back, next: wherever(after) },
    frame: {
      draftKey,
      back,
      leaveTo: (where) => {
        leavingTo.current = where
      },
      canReturn,
      // Each part has one author, so there are no conflicts.
      conflict: undefined,
      kept: nothing,
    },
  }
}

const nothing: StepFrame['kept'] = []
