import { createShow } from '@bailclair/front/app/test-screen.tsx'
import { site } from './site.ts'

/** Renders a part of a page of the desk as a verifier sees it, toasts included; English unless said otherwise. */
export const show = createShow(site)
