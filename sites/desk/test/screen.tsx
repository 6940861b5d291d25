import { createShow } from '@bailclair/site-kit/test/screen.tsx'
import { site } from '#app/site.ts'

/** Renders a component as a verifier sees it, with toasts; in English by default. */
export const show = createShow(site)
