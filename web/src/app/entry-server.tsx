import { renderableSite } from '@bailclair/front/app/render-site.tsx'
import { site as ownerSite } from './site.ts'

export const site = renderableSite(ownerSite)
