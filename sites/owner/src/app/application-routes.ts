import { propertyIdShape } from '@bailclair/domain/property/property-id.shape.ts'
import type { Route } from '@bailclair/site-kit/app/route.ts'
import { route } from './owner-route.ts'

/**
 * Pages that show a complete file. `secretAddress` also for the owner's own: no chat or analytics may read what is on
 * them (decision 33).
 */
const aboutFile = { footer: true, analytics: false, secretAddress: true } as const

export const applicationRoutes: readonly Route[] = [
  route({
    ...aboutFile,
    name: 'Application',
    access: 'signed-in',
    title: { fr: 'Dossier de candidature', en: 'Application file' },
    load: () => import('#pages/application.page.tsx'),
  }),
  route({
    ...aboutFile,
    name: 'Comparison',
    mayExist: ({ id = '' }) => propertyIdShape.test(id),
    access: 'signed-in',
    title: { fr: 'Comparer des candidatures', en: 'Compare applications' },
    load: () => import('#comparison/comparison.page.tsx'),
  }),
  route({
    ...aboutFile,
    name: 'Choice',
    access: 'signed-in',
    title: { fr: 'Choisir un candidat', en: 'Choose an applicant' },
    load: () => import('#pages/choice.page.tsx'),
  }),
  route({
    ...aboutFile,
    name: 'Answer',
    access: 'signed-in',
    title: { fr: 'Répondre aux candidats', en: 'Answer applicants' },
    load: () => import('#pages/answer.page.tsx'),
  }),
  route({
    ...aboutFile,
    name: 'OldFileLink',
    access: 'signed-in',
    title: { fr: 'Ouverture du dossier', en: 'Opening the file' },
    load: () => import('#pages/old-file-link.page.tsx'),
  }),
  route({
    ...aboutFile,
    name: 'SharedFile',
    access: 'anonymous',
    title: { fr: 'Dossier de location', en: 'Rental file' },
    load: () => import('#complete-file/shared-file.page.tsx'),
  }),
]
