import { ButtonLink } from '@bailclair/site-kit/ui/button/button.tsx'
import type { ReactNode } from 'react'
import { pathToStep } from '#property/step-paths.ts'
import { forgetNewProperty } from '#property/wizard/draft-key.ts'

/** Forgets what was typed for another new property, and opens the name step. */
export const AddProperty = ({ children }: { children: ReactNode }) => (
  <ButtonLink href={pathToStep('name')} icon="plus" onClick={forgetNewProperty}>
    {children}
  </ButtonLink>
)
