import {
  type Consent,
  cookieCountOfService,
  everythingAccepted,
  everythingRejected,
  initialChoices,
  type StoredConsent,
} from '@bailclair/domain/cookie-consent/consent.rules.ts'
import { askedServices, registeredServices } from '@bailclair/domain/cookie-consent/services.rules.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Rich } from '@bailclair/site-kit/platform/messages/rich.tsx'
import { useSiteConfig } from '@bailclair/site-kit/platform/site-config.ts'
import { Button } from '@bailclair/site-kit/ui/button/button.tsx'
import { Dialog } from '@bailclair/site-kit/ui/dialog/dialog.tsx'
import { Icon } from '@bailclair/site-kit/ui/icon/icon.tsx'
import { RadioGroup } from '@bailclair/site-kit/ui/radio/radio-group.tsx'
import { useState } from 'react'
import { pathTo } from '#platform/paths.ts'
import { consentMessages } from './consent.messages.ts'
import { consentModalMessages } from './consent-modal.messages.ts'

type Props = { stored: StoredConsent; onChoice: (consent: Consent) => void; onClose: () => void }

export function ConsentModal({ stored, onChoice, onClose }: Props) {
  const t = useMessages(consentModalMessages)
  const { acceptAll, rejectAll } = useMessages(consentMessages)
  const config = useSiteConfig()
  const [choices, setChoices] = useState(() => initialChoices(stored, config.consent.preset))
  const isRegistered = registeredServices(config)
  // No answer means refusal, as the law requires.
  const confirm = () => onChoice({ ...everythingRejected, ...choices })
  return (
    <Dialog open onClose={onClose} title={t.title} actions={<Button onClick={confirm}>{t.confirm}</Button>}>
      <div className="stack gap-24">
        <p>
          <Rich text={t.description} privacy={(words) => <a href={`${pathTo('PrivacyPolicy')}#cookies`}>{words}</a>} />
        </p>
        <div className="consent-modal-all">
          <Button variant="secondary" wide onClick={() => onChoice(everythingAccepted)}>
            {acceptAll}
          </Button>
          <Button variant="secondary" wide onClick={() => onChoice(everythingRejected)}>
            {rejectAll}
          </Button>
        </div>
        <section className="consent-group" aria-labelledby="consent-mandatory">
          <h3 id="consent-mandatory">{t.mandatory}</h3>
          <p className="muted">{t.mandatoryHint}</p>
          <p className="consent-always">
            <Icon name="check" />
            {t.always}
          </p>
        </section>
        {askedServices(config).map((service) => (
          <section className="consent-group" key={service}>
            <RadioGroup
              label={`${t[service]} (${t.cookies(cookieCountOfService[service])})`}
              hint={[t[`${service}Hint`], ...(isRegistered[service] ? [] : [t.notUsed])].join(' ')}
              options={[
                { value: 'accept', label: t.accept },
                { value: 'reject', label: t.reject },
              ]}
              value={answers.get(choices[service])}
              onChange={(answer) => setChoices({ ...choices, [service]: answer === 'accept' })}
            />
          </section>
        ))}
      </div>
    </Dialog>
  )
}

const answers: ReadonlyMap<boolean | undefined, 'accept' | 'reject'> = new Map([
  [true, 'accept'],
  [false, 'reject'],
])
