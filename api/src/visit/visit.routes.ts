import { visitContract, visitFeedContract } from '@bailclair/domain/visit/visit.contract.ts'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#deps.ts'
import { mount } from '#platform/http/mount.ts'
import { bookVisit, cancelMyVisit, giveMyCalendar, readMyVisit } from './my-visit.service.ts'
import { readApplicationVisits, readPropertyVisits } from './property-visits.service.ts'
import { noteOutcome, proposeVisits } from './propose-visits.service.ts'
import { cancelSlot, changeSlot, offerSlots } from './slots.service.ts'
import { createVisitFeed, findVisitFeed, readVisitFeed, revokeVisitFeed } from './visit-feed.service.ts'

export function visitRoutes(app: FastifyInstance, deps: Deps) {
  ownerRoutes(app, deps)
  tenantRoutes(app, deps)
  feedRoutes(app, deps)
}

function ownerRoutes(app: FastifyInstance, deps: Deps) {
  mount(app, deps, visitContract.list, ({ params, ...caller }) => readPropertyVisits(deps, caller, params.id))
  mount(app, deps, visitContract.offer, ({ params, body, ...caller }) => offerSlots(deps, caller, params.id, body))
  mount(app, deps, visitContract.change, ({ params, body, ...caller }) => changeSlot(deps, caller, params, body))
  mount(app, deps, visitContract.cancel, ({ params, ...caller }) => cancelSlot(deps, caller, params))
  mount(app, deps, visitContract.propose, ({ params, body, ...caller }) =>
    proposeVisits(deps, caller, params.id, body.applicationIds),
  )
  mount(app, deps, visitContract.note, ({ params, body, ...caller }) =>
    noteOutcome(deps, caller, { ...params, ...body }),
  )
  mount(app, deps, visitContract.ofApplication, ({ params, ...caller }) =>
    readApplicationVisits(deps, caller, params.id),
  )
}

function tenantRoutes(app: FastifyInstance, deps: Deps) {
  mount(app, deps, visitContract.mine, ({ tenantAccount, params }) => readMyVisit(deps, tenantAccount, params.id))
  mount(app, deps, visitContract.book, ({ tenantAccount, params, body }) =>
    bookVisit(deps, tenantAccount, params.id, body.slotId),
  )
  mount(app, deps, visitContract.cancelMine, ({ tenantAccount, params }) =>
    cancelMyVisit(deps, tenantAccount, params.id),
  )
  mount(app, deps, visitContract.myCalendar, ({ tenantAccount, params, headers }) =>
    giveMyCalendar(deps, tenantAccount, params.id, headers['accept-language']),
  )
}

function feedRoutes(app: FastifyInstance, deps: Deps) {
  mount(app, deps, visitFeedContract.find, (caller) => findVisitFeed(deps, caller))
  mount(app, deps, visitFeedContract.create, (caller) => createVisitFeed(deps, caller))
  mount(app, deps, visitFeedContract.revoke, (caller) => revokeVisitFeed(deps, caller))
  mount(app, deps, visitFeedContract.read, ({ params, ip }) => readVisitFeed(deps, params.token, ip))
}
