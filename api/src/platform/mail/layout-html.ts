import { escapeHtml } from './escape-html.ts'

/** A mail with all its texts; the HTML and the text version render it. */
export type LaidOutMail = {
  language: string
  siteName: string
  siteUrl: string
  title: string
  greeting: string
  paragraphs: string[]
  facts: { label: string; value: string }[]
  areFactsSections: boolean
  action: { label: string; url: string } | undefined
  buttonFails: string
  /** Where else to turn. */
  help: { title: string; lines: string[]; link: { label: string; url: string } } | undefined
  /** Who writes, at the end. */
  signature: string
  footer: string[]
  /** Links to unsubscribe; only in mails that are not essential. */
  footerLinks: { label: string; url: string }[]
}

type Fact = LaidOutMail['facts'][number]

/** The product's design tokens. Mail clients support no CSS variables and many drop `<style>`, so styles are inline. */
const light = {
  background: '#FBFAF7',
  surface: '#FFFFFF',
  line: '#D9D5CB',
  text: '#1C2321',
  muted: '#56605C',
  primary: '#0B5D57',
  onPrimary: '#FFFFFF',
  door: '#FFFFFF',
}
const dark: typeof light = {
  background: '#121716',
  surface: '#1A2120',
  line: '#34403D',
  text: '#EDF2F0',
  muted: '#A9B6B2',
  primary: '#5CCBBE',
  onPrimary: '#06231F',
  door: '#1A2120',
}
/** The light behind the door of our mark. */
const accent = '#E9A820'

const font = "font-family:Figtree,system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif"
const wrap = 'overflow-wrap:anywhere;word-break:break-word'

/** One column of at most 600 px without images, so that it reads the same on phones and with images off. */
export const renderHtml = (mail: LaidOutMail) => `<!doctype html>
<html lang="${mail.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(mail.title)}</title>
<style>
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background: ${dark.background} !important; }
  .card { background: ${dark.surface} !important; border-color: ${dark.line} !important; }
  .text, .title { color: ${dark.text} !important; }
  .muted { color: ${dark.muted} !important; }
  .name, .link { color: ${dark.primary} !important; }
  .mark { background: ${dark.primary} !important; }
  .door { background: ${dark.door} !important; }
  .button { background: ${dark.primary} !important; color: ${dark.onPrimary} !important; }
}
@media (max-width: 480px) {
  .card { padding: 24px 20px !important; }
  .title { font-size: 22px !important; }
}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:${light.background};-webkit-text-size-adjust:100%">
${preview(mail)}
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${light.background}">
<tr><td align="center" style="padding:32px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;table-layout:fixed">
<tr><td style="padding:0 4px 16px">
${brand(mail)}
</td></tr>
<tr><td class="card" style="padding:32px;background:${light.surface};border:1px solid ${light.line};border-radius:14px;${wrap}">
<h1 class="title" style="margin:0 0 16px;${font};font-size:28px;line-height:1.2;font-weight:700;text-wrap:balance;color:${light.text}">${escapeHtml(mail.title)}</h1>
${[paragraph(mail.greeting), ...mail.paragraphs.map(paragraph), facts(mail), action(mail), help(mail), signature(mail)].filter(Boolean).join('\n')}
</td></tr>
<tr><td style="padding:16px 4px 0;${wrap}">
${[...mail.footer.map(escapeHtml), ...mail.footerLinks.map(footerLink)].map(footerLine).join('\n')}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`

/** Inboxes show the first words of a mail beside its subject, which the title only repeats. */
const preview = ({ paragraphs: [first = ''] }: LaidOutMail) =>
  `<div aria-hidden="true" style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(first)}</div>`

/** Our mark, an open door with light, from cells with colours: mail clients block images and drop SVG. */
const brand = ({ siteName, siteUrl }: LaidOutMail) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="mark" aria-hidden="true" width="32" height="32" align="center" valign="middle" bgcolor="${light.primary}" style="width:32px;height:32px;border-radius:8px;background:${light.primary};line-height:0;font-size:0">
<table role="presentation" cellpadding="0" cellspacing="0" border="0" align="center"><tr>
<td class="door" width="8" height="20" bgcolor="${light.door}" style="width:8px;height:20px;background:${light.door};border-radius:2px 0 0 2px;line-height:0;font-size:0">&nbsp;</td>
<td width="6" height="20" bgcolor="${accent}" style="width:6px;height:20px;background:${accent};border-radius:0 2px 2px 0;line-height:0;font-size:0">&nbsp;</td>
</tr></table>
</td>
<td style="padding-left:10px;${font};font-size:18px;line-height:32px;font-weight:700"><a class="name" href="${escapeHtml(siteUrl)}" style="color:${light.primary};text-decoration:none">${escapeHtml(siteName)}</a></td>
</tr></table>`

const signature = (mail: LaidOutMail) =>
  `<p class="text" style="margin:24px 0 0;${font};font-size:16px;line-height:1.5;color:${light.text}">${escapeHtml(mail.signature)}</p>`

const paragraph = (text: string) =>
  `<p class="text" style="margin:0 0 16px;${font};font-size:16px;line-height:1.5;color:${light.text}">${lines(text)}</p>`

const facts = ({ facts, areFactsSections }: LaidOutMail) =>
  areFactsSections
    ? facts.map(section).join('\n')
    : facts.length > 0 &&
      `<dl class="text" style="margin:0;${font};font-size:16px;line-height:1.5;color:${light.text}">
${facts.map(fact).join('\n')}
</dl>`

const section = ({ label, value }: Fact) =>
  `<h2 class="text" style="margin:24px 0 8px;${font};font-size:18px;line-height:1.3;font-weight:700;color:${light.text}">${escapeHtml(label)}</h2>
<ul class="text" style="margin:0 0 16px;padding:0 0 0 20px;${font};font-size:16px;line-height:1.5;color:${light.text}">
${value
  .split('\n')
  .map((item) => `<li style="margin:0 0 4px">${escapeHtml(item)}</li>`)
  .join('\n')}
</ul>`

/** One block per line, so that lines stay apart when a narrow window wraps them. */
const fact = ({ label, value }: Fact) =>
  `<dt class="muted" style="font-size:14px;color:${light.muted}">${escapeHtml(label)}</dt>
<dd style="margin:0 0 16px">${value.split('\n').map(factLine).join('')}</dd>`

const factLine = (line: string) => `<div style="margin:0 0 4px">${escapeHtml(line) || '<br>'}</div>`

/** The cell has the colour too, for mail clients that ignore the padding of a link. */
const action = ({ action, buttonFails }: LaidOutMail) =>
  action
    ? `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr>
<td class="button" bgcolor="${light.primary}" style="border-radius:8px;background:${light.primary}">
<a class="button" href="${escapeHtml(action.url)}" style="display:inline-block;padding:14px 24px;border-radius:8px;background:${light.primary};${font};font-size:16px;line-height:1.2;font-weight:600;color:${light.onPrimary};text-decoration:none">${escapeHtml(action.label)}</a>
</td></tr></table>
<p class="muted" style="margin:0;${font};font-size:14px;line-height:1.5;color:${light.muted}">${escapeHtml(buttonFails)}<br>
<a class="link" href="${escapeHtml(action.url)}" style="color:${light.primary}">${escapeHtml(action.url)}</a></p>`
    : ''

const help = ({ help }: LaidOutMail) =>
  help
    ? `<h2 class="text" style="margin:24px 0 8px;${font};font-size:16px;line-height:1.3;font-weight:700;color:${light.text}">${escapeHtml(help.title)}</h2>
${[...help.lines.map(escapeHtml), helpLink(help.link)].map(footerLine).join('\n')}`
    : ''

const helpLink = ({ label, url }: { label: string; url: string }) =>
  `<a class="link" href="${escapeHtml(url)}" style="color:${light.primary}">${escapeHtml(label)}</a>`

const footerLine = (line: string) =>
  `<p class="muted" style="margin:0 0 4px;${font};font-size:14px;line-height:1.5;color:${light.muted}">${line}</p>`

const footerLink = ({ label, url }: { label: string; url: string }) =>
  `<a class="muted" href="${escapeHtml(url)}" style="color:${light.muted}">${escapeHtml(label)}</a>`

const lines = (text: string) => escapeHtml(text).replaceAll('\n', '<br>')
