import { renderableSite } from '@bailclair/site-kit/app/render-site.tsx'
import { site as ownerSite } from './site.ts'

export const site = renderableSite(ownerSite)
