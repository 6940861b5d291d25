import type { MyFile } from '@bailclair/domain/rental-file/my-file.schema.ts'
import type { Step } from '@bailclair/site-kit/ui/stepper/stepper.tsx'
import { type FileStep, isSameStep, placeOf } from './file-places.ts'

const answered: Readonly<Record<FileStep['name'], (file: MyFile, step: FileStep) => boolean>> = {
  type: () => true,
  coTenants: () => true,
  names: isGiven,
  situation: isGiven,
  // Optional: done once the tenant went on.
  guarantors: (file) => file.guarantors.length > 0 || file.documents.length > 0,
  documents: isGiven,
  summary: (file) => file.submittedAt !== undefined,
}

function isGiven(file: MyFile, step: FileStep): boolean {
  return !file.missing.some((missing) => isSameStep(placeOf(missing), step))
}

const isDeclined = (file: MyFile, step: FileStep): boolean =>
  file.missing.some((missing) => missing.step === 'DECLINED_DOCUMENT' && isSameStep(placeOf(missing), step))

/** The step's state in the menu. `missing` means skipped or declined. */
export function stepState(
  step: FileStep,
  { file, current, steps }: { file: MyFile | undefined; current: FileStep; steps: readonly FileStep[] },
): Step['state'] {
  if (isSameStep(step, current)) return 'current'
  if (!file) return 'todo'
  if (answered[step.name](file, step)) return 'done'
  const position = (one: FileStep) => steps.findIndex((other) => isSameStep(one, other))
  const isPassed = position(step) < position(current)
  return isDeclined(file, step) || (isPassed && step.name !== 'guarantors') ? 'missing' : 'todo'
}
