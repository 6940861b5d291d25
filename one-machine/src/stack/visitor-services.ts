import type { Ports } from '#ports.ts'
import { addressesOf } from './servers.ts'

/** Environment that switches on the stand-ins for chat, analytics and error reports. */
export function visitorServices(ports: Ports): Record<string, string> {
  const { services } = addressesOf(ports)
  return {
    SERVICES_PORT: String(ports.services),
    CHAT_WEBSITE_ID: 'one-machine',
    CHAT_URL: `${services}/chat`,
    CHAT_HOSTS: services,
    ANALYTICS_URL: `${services}/analytics`,
    ANALYTICS_SITE_ID: '1',
    ERROR_REPORT_DSN: `${services.replace('//', '//public@')}/1`,
  }
}
