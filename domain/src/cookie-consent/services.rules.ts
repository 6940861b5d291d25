import type { SiteConfig } from '../site/site-config.ts'
import type { Consent } from './consent.rules.ts'

type Services = Pick<SiteConfig, 'chat' | 'analytics'>

/** The services that the operator has: only those are ever loaded, whatever was accepted (spec §4). */
export const registeredServices = ({ chat, analytics }: Services): Consent => ({
  crisp: chat.websiteId !== '',
  matomo: analytics.url !== '' && analytics.siteId !== '',
})

/** Without a service there is nothing to consent to: nobody is asked, and a choice is ignored (spec §4). */
export const isAnyRegistered = (services: Services): boolean =>
  Object.values(registeredServices(services)).some((isRegistered) => isRegistered)
