import { propertyIdShape } from '@bailclair/domain/property/property-id.shape.ts'
import type { Route } from '@bailclair/site-kit/app/route.ts'
import type { PageName } from '#platform/paths.ts'
import { route } from './owner-route.ts'

/** For signed-in owners, with or without a name: the wizard asks for it. No footer (decision 17). */
const step = (name: PageName, title: Route['title'], load: Route['load']): Route =>
  route({
    name,
    // without an id, the property is a new one
    mayExist: ({ id }) => id === undefined || propertyIdShape.test(id),
    access: 'signed-in',
    footer: false,
    analytics: true,
    secretAddress: false,
    title,
    load,
  })

export const wizardRoutes: readonly Route[] = [
  step('PropertyName', { fr: 'Nom du bien', en: 'Property name' }, () => import('#pages/property-name.page.tsx')),
  step('PropertyType', { fr: 'Type de bien', en: 'Property type' }, () => import('#pages/property-type.page.tsx')),
  step(
    'PropertyAddress',
    { fr: 'Adresse du bien', en: 'Property address' },
    () => import('#pages/property-address.page.tsx'),
  ),
  step(
    'PropertyFurniture',
    { fr: 'Ameublement', en: 'Furnishing' },
    () => import('#pages/property-furniture.page.tsx'),
  ),
  step(
    'PropertyLivingSpace',
    { fr: 'Surface habitable', en: 'Living space' },
    () => import('#pages/property-living-space.page.tsx'),
  ),
  step(
    'PropertyRent',
    { fr: 'Loyer et charges', en: 'Rent and charges' },
    () => import('#pages/property-rent.page.tsx'),
  ),
  step(
    'PropertyDiagnostic',
    { fr: 'Diagnostic énergétique', en: 'Energy certificate' },
    () => import('#pages/property-diagnostic.page.tsx'),
  ),
  step(
    'ValidateProperty',
    { fr: 'Validation du bien', en: 'Validate the property' },
    () => import('#pages/validate-property.page.tsx'),
  ),
]
