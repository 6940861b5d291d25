import type { SiteConfig } from '../site/site-config.ts'
import type { Consent } from './consent.rules.ts'

type Services = Pick<SiteConfig, 'chat' | 'analytics'>

/** The services that the operator configured. Others are never loaded, whatever the visitor accepted. */
export const registeredServices = ({ chat, analytics }: Services): Consent => ({
  crisp: chat.websiteId !== '',
  matomo: analytics.url !== '' && analytics.siteId !== '',
})

/** Without a configured service, a stored choice has no effect. */
export const isAnyRegistered = (services: Services): boolean =>
  Object.values(registeredServices(services)).some((isRegistered) => isRegistered)
