import { completeFileContract } from '@bailclair/domain/complete-file/complete-file.contract.ts'
import { AppError } from '@bailclair/domain/contract/errors.ts'
import { languageOfRequest } from '@bailclair/domain/value/language.ts'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#deps.ts'
import { mount } from '#platform/http/mount.ts'
import { giveDocument, givePdf } from './give-pdf.service.ts'
import { openFile } from './open-file.service.ts'
import { createRenderer } from './pdf/renderer.ts'

/** PDFs of whole files sent at the same time: each keeps a document in memory until its reader has it. */
const mostDownloads = 12

export function completeFileRoutes(app: FastifyInstance, deps: Deps) {
  const renderer = createRenderer()
  app.addHook('onClose', () => renderer.close())
  const needs = { ...deps, renderer, takeSlot: createSlots(mostDownloads) }
  const languageOf = (headers: { 'accept-language'?: string | undefined }) =>
    languageOfRequest(headers['accept-language'])

  mount(app, deps, completeFileContract.open, async ({ params, ip }) => {
    const { file } = await openFile(deps, params.token, ip, 'VIEW')
    return file
  })
  mount(app, deps, completeFileContract.document, ({ params, ip, headers, signal }) =>
    giveDocument(needs, params, { ip, signal, language: languageOf(headers) }),
  )
  mount(app, deps, completeFileContract.pdf, ({ params, ip, headers, signal }) =>
    givePdf(needs, params.token, { ip, signal, language: languageOf(headers) }),
  )
}

/** Seconds; about what a large file takes. */
const retryAfter = 10

function createSlots(most: number) {
  const taken = new Set<symbol>()
  return () => {
    if (taken.size >= most) throw new AppError('ServiceUnavailable', { retryAfter })
    const slot = Symbol('slot')
    taken.add(slot)
    return () => void taken.delete(slot)
  }
}
