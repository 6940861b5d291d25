/** The order of the steps for the menu, Back, Continue and the routes (decision 2). */
export const propertySteps = [
  'name',
  'type',
  'address',
  'furniture',
  'livingSpace',
  'rent',
  'diagnostic',
  'validate',
] as const
export type PropertyStep = (typeof propertySteps)[number]

const everyStep = ['identity', ...propertySteps] as const
export type WizardStep = (typeof everyStep)[number]

/** Decision 2: an owner without a name states it first. */
export const wizardSteps = (ownerHasName: boolean): readonly WizardStep[] => (ownerHasName ? propertySteps : everyStep)

/** Continue. It asks nothing of the owner, who has a name once the identity step is saved. */
export const stepAfter = (step: WizardStep): PropertyStep | undefined => propertySteps[everyStep.indexOf(step)]

/** Back. Nothing comes before the first step, nor before the name once the owner is known. */
export function stepBefore(step: WizardStep, ownerHasName: boolean): WizardStep | undefined {
  const steps = wizardSteps(ownerHasName)
  return steps[steps.indexOf(step) - 1]
}
