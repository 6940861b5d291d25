import { type Route, routesAt } from '@bailclair/site-kit/app/route.ts'
import { patterns } from '#platform/paths.ts'

const route = routesAt(patterns)

/** For signed-in tenants. No footer, as in the owner's wizard (decision 17). */
const step = (name: Parameters<typeof route>[0]['name'], title: Route['title'], load: Route['load']): Route =>
  route({
    name,
    access: 'signed-in',
    footer: false,
    analytics: true,
    secretAddress: false,
    title,
    load,
  })

/** In their order. */
export const fileRoutes: readonly Route[] = [
  step('FileType', { fr: 'Type de dossier', en: 'Type of file' }, () => import('#pages/file-type.page.tsx')),
  step(
    'CoTenants',
    { fr: 'Les personnes du dossier', en: 'The people in the file' },
    () => import('#pages/co-tenants.page.tsx'),
  ),
  step('FileNames', { fr: 'Votre identité', en: 'Your identity' }, () => import('#pages/file-names.page.tsx')),
  step(
    'Situation',
    { fr: 'Situation et revenus', en: 'Situation and income' },
    () => import('#pages/situation.page.tsx'),
  ),
  step('Guarantors', { fr: 'Vos garants', en: 'Your guarantors' }, () => import('#pages/guarantors.page.tsx')),
  step('Guarantor', { fr: 'Un garant', en: 'A guarantor' }, () => import('#pages/guarantor.page.tsx')),
  step('Documents', { fr: 'Vos justificatifs', en: 'Your documents' }, () => import('#pages/documents.page.tsx')),
  step(
    'GuarantorDocuments',
    { fr: 'Justificatifs d’un garant', en: 'A guarantor’s documents' },
    () => import('#pages/guarantor-documents.page.tsx'),
  ),
  step('FileSummary', { fr: 'Récapitulatif', en: 'Summary' }, () => import('#pages/file-summary.page.tsx')),
]
