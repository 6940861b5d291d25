import type { Ports } from '#ports.ts'
import { addressesOf } from './servers.ts'

/**
 * What the environment says when chat, analytics and error reports are stood in for: nothing of it is there unless
 * someone asks for it (contract, external services). The servers of a stack inherit the environment of their starter.
 */
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
