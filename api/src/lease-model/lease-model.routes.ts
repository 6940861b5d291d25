import { leaseModelContract } from '@bailclair/domain/lease-model/lease-model.contract.ts'
import type { FastifyInstance } from 'fastify'
import type { Renderer } from '#complete-file/pdf/renderer.ts'
import type { Deps } from '#deps.ts'
import { createSlots } from '#platform/account-slots.ts'
import { mount } from '#platform/http/mount.ts'
import { printLease, readLease } from './print-lease.service.ts'

/** Leases made at the same time. */
const prints = { total: 8, perAccount: 2, refusal: 'ExportUnderWay', retryAfterSeconds: 5 } as const

export function leaseModelRoutes(app: FastifyInstance, deps: Deps, renderer: Renderer) {
  const needs = { ...deps, renderer, takeSlot: createSlots(prints) }
  mount(app, deps, leaseModelContract.read, ({ params, ...caller }) => readLease(deps, caller, params.id))
  mount(app, deps, leaseModelContract.print, ({ params, body, ...caller }) =>
    printLease(needs, caller, { ...params, ...body }),
  )
}
