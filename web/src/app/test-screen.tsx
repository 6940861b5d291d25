import { createShow } from '@bailclair/front/app/test-screen.tsx'
import { site } from './site.ts'

/** Renders a part of a page as a visitor sees it. */
export const show = createShow(site)
