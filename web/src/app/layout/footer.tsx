import { SiteFooter } from '@bailclair/front/app/layout/site-footer.tsx'

/** Every link leads to a page of this site. */
export const Footer = () => <SiteFooter linkTo={(link) => link} />
