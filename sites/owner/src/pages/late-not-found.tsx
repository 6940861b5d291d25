import { latePart } from '@bailclair/site-kit/ui/late-part/late-part.tsx'

/** For an address whose object is gone or somebody else's. */
export const lateNotFound = latePart(async () => (await import('./not-found.page.tsx')).default)
