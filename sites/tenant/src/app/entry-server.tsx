import { renderableSite } from '@bailclair/site-kit/app/render-site.tsx'
import { descriptions } from './descriptions.ts'
import { site as tenantArea } from './site.ts'

export const site = renderableSite(tenantArea, descriptions)
