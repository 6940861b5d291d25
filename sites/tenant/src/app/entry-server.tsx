import { renderableSite } from '@bailclair/site-kit/app/render-site.tsx'
import { site as tenantArea } from './site.ts'

export const site = renderableSite(tenantArea)
