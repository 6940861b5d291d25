import { useLanguage } from '@bailclair/site-kit/platform/messages/messages.ts'

/** Size of the screenshots of e2e/pictures, in CSS pixels. */
const wide = { width: 960, height: 600 }
const narrow = { width: 390, height: 480 }

const isNarrow = '(width < 48rem)'
const isDark = '(prefers-color-scheme: dark)'
/** Eight of thirteen columns beside the text, otherwise all. */
const shownAt = '(width >= 60rem) 41rem, 100vw'

type Props = { screen: 'add-a-property' | 'invite-a-tenant' | 'manage-tenants'; alt: string }

/** A screenshot in the visitor's language, colour scheme and width. */
export function ProductPicture({ screen, alt }: Props) {
  const { language } = useLanguage()
  const file = (ending: string) => `/pictures/${screen}-${language}-${ending}`
  const sharpness = (scheme: string) => `${file(`${scheme}-wide.avif`)} 960w, ${file(`${scheme}-wide-2x.avif`)} 1920w`
  return (
    <picture className="landing-picture">
      <source media={`${isNarrow} and ${isDark}`} type="image/avif" srcSet={file('dark-narrow.avif')} {...narrow} />
      <source media={isNarrow} type="image/avif" srcSet={file('light-narrow.avif')} {...narrow} />
      <source media={isDark} type="image/avif" srcSet={sharpness('dark')} sizes={shownAt} />
      <source type="image/avif" srcSet={sharpness('light')} sizes={shownAt} />
      <source media={isDark} srcSet={file('dark-wide.webp')} />
      <img src={file('light-wide.webp')} alt={alt} loading="lazy" decoding="async" {...wide} />
    </picture>
  )
}
