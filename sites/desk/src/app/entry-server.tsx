import { renderableSite } from '@bailclair/site-kit/app/render-site.tsx'
import { site as desk } from './site.ts'

export const site = renderableSite(desk, {})
