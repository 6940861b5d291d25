import { ownerSitePaths } from '@bailclair/domain/site/owner-site-paths.ts'
import type { Config } from '#platform/config/environment.ts'
import { layoutTexts } from './layout.messages.ts'
import { type LaidOutMail, renderHtml } from './layout-html.ts'
import type { MailPayload } from './mail.schema.ts'

type Site = Pick<Config, 'SITE_NAME' | 'OPERATOR_NAME' | 'WEB_URL' | 'TENANT_URL' | 'DESK_URL'>

/** The page asks for a confirmation first, because mail scanners open every link. */
const unsubscribePath = (token: string) => ownerSitePaths.unsubscribe.replace(':token', token)
const preferencesPath = '/proprietaire#notifications'
/** On the owner site, for tenants, too. */
const contactPath = '/contact'

/** Renders both versions of a mail. The token is that of its unsubscribe link. */
export function renderMail(
  { language, content, replyTo, name }: Pick<MailPayload, 'language' | 'content' | 'replyTo' | 'name'>,
  site: Site,
  unsubscribeToken?: string,
): { html: string; text: string } {
  const t = layoutTexts[language]
  const { title, paragraphs, facts = [], areFactsSections = false, action, help } = content
  const siteUrl = { owner: site.WEB_URL, tenant: site.TENANT_URL, desk: site.DESK_URL }[content.site ?? 'owner']
  const mail: LaidOutMail = {
    language,
    siteName: site.SITE_NAME,
    siteUrl,
    title,
    greeting: t.greeting(name),
    paragraphs,
    facts,
    areFactsSections,
    signature: t.signature(site.SITE_NAME),
    action: action && { label: action.label, url: new URL(action.path, siteUrl).href },
    buttonFails: t.buttonFails,
    help: help && { ...help, link: { label: help.link.label, url: new URL(help.link.path, site.WEB_URL).href } },
    footerLinks: [
      ...(replyTo ? [] : [{ label: t.contact, url: new URL(contactPath, site.WEB_URL).href }]),
      ...(unsubscribeToken
        ? [
            { label: t.preferences, url: new URL(preferencesPath, siteUrl).href },
            { label: t.unsubscribe, url: new URL(unsubscribePath(unsubscribeToken), siteUrl).href },
          ]
        : []),
    ],
    footer: [...(replyTo ? [] : [t.noReply]), `${site.SITE_NAME} – ${site.OPERATOR_NAME}`],
  }
  return { html: renderHtml(mail), text: textOf(mail, t.colon) }
}

const textOf = (mail: LaidOutMail, colon: string) => {
  const { title, greeting, paragraphs, action, help, signature, footer, footerLinks, siteUrl } = mail
  return [
    title,
    greeting,
    ...paragraphs,
    ...factsInText(mail, colon),
    ...(action ? [`${action.label}\n${action.url}`] : []),
    ...(help ? [[help.title, ...help.lines, `${help.link.label}${colon} ${help.link.url}`].join('\n')] : []),
    signature,
    // "-- " begins a signature (RFC 3676), which mail clients leave out of replies
    ['-- ', ...footer, siteUrl, ...footerLinks.map(({ label, url }) => `${label}${colon} ${url}`)].join('\n'),
  ].join('\n\n')
}

function factsInText({ facts, areFactsSections }: LaidOutMail, colon: string): string[] {
  if (areFactsSections) return facts.flatMap(({ label, value }) => [label, value.replaceAll(/^/gm, '- ')])
  return facts.length > 0 ? [facts.map(({ label, value }) => `${label}${colon}${spaced(value)}`).join('\n')] : []
}

/** A value of several lines stands below its label. */
const spaced = (value: string) =>
  value.includes('\n') ? value.replaceAll(/^/gm, '  ').replace(/^/, '\n') : ` ${value}`
