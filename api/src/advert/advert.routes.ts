import { advertContract } from '@bailclair/domain/advert/advert.contract.ts'
import type { FastifyInstance } from 'fastify'
import type { Renderer } from '#complete-file/pdf/renderer.ts'
import type { Deps } from '#deps.ts'
import { createSlots } from '#platform/account-slots.ts'
import { mount } from '#platform/http/mount.ts'
import { printAdvert } from './print-advert.service.ts'

/** Adverts made at the same time. */
const prints = { total: 8, perAccount: 2, refusal: 'ExportUnderWay', retryAfterSeconds: 5 } as const

export function advertRoutes(app: FastifyInstance, deps: Deps, renderer: Renderer) {
  const needs = { ...deps, renderer, takeSlot: createSlots(prints) }
  mount(app, deps, advertContract.print, ({ params, ...caller }) => printAdvert(needs, caller, params))
}
