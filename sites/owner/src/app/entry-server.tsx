import { renderableSite } from '@bailclair/site-kit/app/render-site.tsx'
import { dataSources } from './data-sources.ts'
import { descriptions } from './descriptions.ts'
import { site as ownerSite } from './site.ts'

export const site = renderableSite(ownerSite, descriptions, dataSources)
