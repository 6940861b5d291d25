import { latePart } from '@bailclair/site-kit/ui/late-part/late-part.tsx'

export const lateEffortRateDialog = latePart(async () => (await import('./effort-rate-dialog.tsx')).EffortRateDialog)

export const lateRemoveDialog = latePart(
  async () => (await import('./remove-applications-dialog.tsx')).RemoveApplicationsDialog,
)
