import type { SiteConfig } from '../site/site-config.ts'
import type { Consent } from './consent.rules.ts'

type Services = Pick<SiteConfig, 'chat' | 'analytics'>

/** The services that the operator configured. Others are never loaded, whatever the visitor accepted. */
export const registeredServices = ({ chat, analytics }: Services): Consent => ({
  crisp: chat.websiteId !== '',
  matomo: analytics.url !== '' && analytics.siteId !== '',
})

/** The services that visitors are asked about (decision 13). Without any there is no question. */
export const askedServices = (config: Services & Pick<SiteConfig, 'consent'>): (keyof Consent)[] => {
  const isRegistered = registeredServices(config)
  return services.filter((service) => config.consent.question === 'always' || isRegistered[service])
}

const services = ['crisp', 'matomo'] as const satisfies readonly (keyof Consent)[]

/** Without a configured service, a stored choice has no effect. */
export const isAnyRegistered = (services: Services): boolean =>
  Object.values(registeredServices(services)).some((isRegistered) => isRegistered)
