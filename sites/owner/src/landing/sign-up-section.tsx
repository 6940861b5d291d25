import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Illustration } from '@bailclair/site-kit/ui/illustration/illustration.tsx'
import { Column } from '@bailclair/site-kit/ui/layout/layout.tsx'
import type { ReactNode } from 'react'
import { landingMessages } from './landing.messages.ts'

export function SignUpSection({ children }: { children: ReactNode }) {
  const { signUp: t } = useMessages(landingMessages)
  return (
    <section className="landing-section landing-sign-up" aria-labelledby="sign-up">
      <Column wide>
        <div className="landing-sign-up-head">
          <div>
            <h2 id="sign-up" className="landing-heading">
              {t.title}
            </h2>
            <p className="lead">{t.text}</p>
          </div>
          <Illustration name="door" className="wide-only" />
        </div>
        {children}
      </Column>
    </section>
  )
}
