import { AppError } from '@bailclair/domain/contract/errors.ts'
import type { Language } from '@bailclair/domain/value/language.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Deps } from '#deps.ts'
import { renderMail } from '#platform/mail/layout.ts'
import { type MailSample, mailCatalogue, sampleName } from './mail-catalogue.ts'
import { previewPage } from './mail-preview.page.ts'

type Query = { Querystring: { mail?: string; lang?: string } }

/** The page and the mails may use their inline styles and nothing else. */
const policies = {
  page: "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'none'",
  mail: "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox",
}

/**
 * Shows every mail with invented data, for those who write them. Exists only in one-machine mode, which production
 * refuses.
 */
export function mailPreviewRoutes(app: FastifyInstance, { config }: Pick<Deps, 'config'>) {
  if (config.BAILCLAIR_MODE !== 'one-machine') return
  const languageOf = (lang?: string): Language => (lang === 'en' ? 'en' : 'fr')
  const draw = (mail: MailSample, lang?: string) => {
    const language = languageOf(lang)
    const content = mail.contentOf(language)
    const payload = {
      language,
      content,
      ...(mail.to !== 'support' && { name: sampleName }),
      ...(mail.replyTo && { replyTo: mail.replyTo }),
    }
    return { language, content, ...renderMail(payload, config, mail.isUnsubscribable ? 'exemple' : undefined) }
  }

  app.get<Query>('/mails', async ({ query }, reply) => {
    const mail = getMail(query.mail ?? 'confirm-account')
    const { language, content, text } = draw(mail, query.lang)
    return send(reply, 'page', previewPage({ mail, language, subject: content.subject, text }))
  })
  app.get<Query & { Params: { name: string } }>('/mails/:name', async ({ params, query }, reply) =>
    send(reply, 'mail', draw(getMail(params.name), query.lang).html),
  )
}

function getMail(name: string): MailSample {
  const mail = mailCatalogue.find((one) => one.name === name)
  if (!mail) throw new AppError('RouteNotFound')
  return mail
}

const send = (reply: FastifyReply, kind: keyof typeof policies, html: string) =>
  reply
    .type('text/html; charset=utf-8')
    .headers({ 'content-security-policy': policies[kind], 'cache-control': 'no-store' })
    .send(html)
