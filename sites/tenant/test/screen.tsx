import { createShow } from '@bailclair/site-kit/test/screen.tsx'
import { site } from '#app/site.ts'

/** Renders a part of a page of the tenant area as a visitor sees it, toasts included; English unless said otherwise. */
export const show = createShow(site)
