import { journalContract } from '@bailclair/domain/journal/journal.contract.ts'
import { languageOfRequest } from '@bailclair/domain/value/language.ts'
import type { FastifyInstance } from 'fastify'
import type { Renderer } from '#complete-file/pdf/renderer.ts'
import type { Deps } from '#deps.ts'
import { createSlots } from '#platform/account-slots.ts'
import { mount } from '#platform/http/mount.ts'
import { printJournal } from './print-journal.service.ts'

/** A long journal occupies a rendering thread for a while. */
const prints = { total: 4, perAccount: 1, refusal: 'ExportUnderWay', retryAfterSeconds: 5 } as const

export function journalRoutes(app: FastifyInstance, deps: Deps, renderer: Renderer) {
  const needs = { ...deps, renderer, takeSlot: createSlots(prints) }
  mount(app, deps, journalContract.print, ({ params, headers, ...caller }) =>
    printJournal(needs, caller, { id: params.id, language: languageOfRequest(headers['accept-language']) }),
  )
}
