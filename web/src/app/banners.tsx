import type { Route } from '@bailclair/front/app/route.ts'
import { ConsentQuestion } from '#cookie-consent/consent-question.tsx'

/** Above the header of every page. */
export function Banners(_: { route: Route }) {
  return <ConsentQuestion />
}
