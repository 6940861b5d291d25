import { renderableSite } from '@bailclair/front/app/render-site.tsx'
import { site as tenantArea } from './site.ts'

export const site = renderableSite(tenantArea)
