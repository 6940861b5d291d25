import { SignUpForm } from '@bailclair/site-kit/identity/sign-up-form.tsx'
import { Hero } from '#landing/hero.tsx'
import { Purposes } from '#landing/purposes.tsx'
import { Results } from '#landing/results.tsx'
import { SignUpSection } from '#landing/sign-up-section.tsx'
import { Steps } from '#landing/steps.tsx'
import { Testimonials } from '#landing/testimonials.tsx'
import { trackEvent } from '#platform/analytics.ts'

export default function LandingPage() {
  return (
    <div className="landing">
      <Hero
        signUp={
          <SignUpForm
            variant="hero"
            onCreated={() => trackEvent('owner', 'register-top-form')}
            onFederation={() => trackEvent('owner', 'register-top-form-federation')}
          />
        }
      />
      <Purposes />
      <Steps />
      <Testimonials />
      <Results />
      <SignUpSection>
        <SignUpForm
          variant="bottom"
          onCreated={() => trackEvent('owner', 'register-bottom-form')}
          onFederation={() => trackEvent('owner', 'register-bottom-form-federation')}
        />
      </SignUpSection>
    </div>
  )
}
