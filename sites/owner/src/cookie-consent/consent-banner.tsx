import { type Consent, everythingAccepted, everythingRejected } from '@bailclair/domain/cookie-consent/consent.rules.ts'
import { askedServices } from '@bailclair/domain/cookie-consent/services.rules.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Rich } from '@bailclair/site-kit/platform/messages/rich.tsx'
import { useSiteConfig } from '@bailclair/site-kit/platform/site-config.ts'
import { Button } from '@bailclair/site-kit/ui/button/button.tsx'
import { useEffect, useRef } from 'react'
import { pathTo } from '#platform/paths.ts'
import { consentMessages } from './consent.messages.ts'
import { reserveRoom } from './reserve-room.ts'

type Props = { isShown: boolean; onChoice: (consent: Consent) => void; onCustomize: () => void }

/** Shown while no valid consent is stored. It does not cover the page. */
export function ConsentBanner({ isShown, onChoice, onCustomize }: Props) {
  const t = useMessages(consentMessages)
  const config = useSiteConfig()
  const uses = askedServices(config).map((service) => t.uses[service])
  const banner = useRef<HTMLElement>(null)
  useEffect(() => (isShown && banner.current ? reserveRoom(banner.current) : undefined), [isShown])
  return (
    <section
      className="consent-banner"
      aria-labelledby="consent-title"
      ref={banner}
      hidden={!isShown}
      data-saved={t.saved}
    >
      <div className="consent-banner-bar column column-wide">
        <div>
          <h2 id="consent-title">{t.title(config.name)}</h2>
          <p>
            <Rich text={t.description(uses)} privacy={(words) => <a href={pathTo('PrivacyPolicy')}>{words}</a>} />
          </p>
        </div>
        {/* Refusing is as easy as accepting, as the law requires. */}
        <div className="consent-banner-actions">
          <Button variant="secondary" compact value="accept" onClick={() => onChoice(everythingAccepted)}>
            {t.acceptAll}
          </Button>
          <Button variant="secondary" compact value="reject" onClick={() => onChoice(everythingRejected)}>
            {t.rejectAll}
          </Button>
          <Button variant="quiet" compact onClick={onCustomize}>
            {t.customize}
          </Button>
        </div>
      </div>
    </section>
  )
}
