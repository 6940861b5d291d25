import { footerMessages } from '@bailclair/site-kit/app/layout/footer.messages.ts'
import { ShortFooter as ShortSiteFooter } from '@bailclair/site-kit/app/layout/short-footer.tsx'
import { SiteFooter } from '@bailclair/site-kit/app/layout/site-footer.tsx'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { withoutTrailingSlash } from '@bailclair/site-kit/platform/router/path-pattern.ts'
import { useLocation } from '@bailclair/site-kit/platform/router/router-context.ts'
import { pathTo } from '#platform/paths.ts'
import { CookieButton } from './cookie-button.tsx'
import { PublicFooter } from './public-footer.tsx'

/** Routes with the public footer (decision 17). */
const publicSite: readonly string[] = [
  pathTo('LettingRules'),
  pathTo('ApplicantRights'),
  pathTo('Sitemap'),
  pathTo('Accessibility'),
  pathTo('LegalNotice'),
  pathTo('PrivacyPolicy'),
  pathTo('TermsOfUse'),
  pathTo('Statistics'),
]

export function Footer() {
  const t = useMessages(footerMessages)
  const { pathname } = useLocation()
  if (publicSite.includes(withoutTrailingSlash(pathname))) return <PublicFooter />
  return <SiteFooter linkTo={(link) => link} cookies={<CookieButton>{t.cookies}</CookieButton>} />
}

export const ShortFooter = () => <ShortSiteFooter linkTo={(link) => link} />
