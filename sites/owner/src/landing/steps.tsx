import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useSiteConfig } from '@bailclair/site-kit/platform/site-config.ts'
import { Column } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { landingMessages } from './landing.messages.ts'
import { ProductPicture } from './product-picture.tsx'

/** Three steps, each with a screenshot. */
export function Steps() {
  const { steps: t } = useMessages(landingMessages)
  const { fileMinutes, advisers } = useSiteConfig().figures
  const steps = [
    { ...t.add, screen: 'add-a-property' },
    { ...t.invite, text: t.invite.text(fileMinutes, advisers), screen: 'invite-a-tenant' },
    { ...t.manage, screen: 'manage-tenants' },
  ] as const
  return (
    <section className="landing-section landing-how" aria-labelledby="steps">
      <Column wide>
        <h2 id="steps" className="landing-heading">
          {t.title}
        </h2>
        <ol className="landing-steps">
          {steps.map(({ title, text, picture, screen }) => (
            <li key={screen} className="landing-step">
              <div className="landing-step-text">
                <h3>{title}</h3>
                <p className="muted">{text}</p>
              </div>
              <ProductPicture screen={screen} alt={picture} />
            </li>
          ))}
        </ol>
      </Column>
    </section>
  )
}
