import type { Ports } from '@bailclair/one-machine/ports.ts'
import { visitorServices } from '@bailclair/one-machine/stack/visitor-services.ts'

/** What the operator of e2e/services announces: the second is long enough for a hashed cookie name (decision 14). */
export const announcement = {
  fr: '<strong>Maintenance</strong> samedi à 8 h. <a href="/aide">En savoir plus</a><img src="x" onerror="document.title=\'xss\'"><script>document.title=\'xss\'</script>',
  en: `<b>Maintenance</b> on Saturday. <a href="javascript:document.title='xss'">Never a link</a> ${'It will be short. '.repeat(12)}`,
}

/** An operator with a chat, analytics and error reports, who has something to say. */
export const servicesEnvironment = (ports: Ports): Record<string, string> => ({
  ...visitorServices(ports),
  ANNOUNCEMENT_FR: announcement.fr,
  ANNOUNCEMENT_EN: announcement.en,
  RELEASE: 'e2e',
})
