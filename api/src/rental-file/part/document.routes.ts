import { documentContract } from '@bailclair/domain/document/document.contract.ts'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#deps.ts'
import { mount } from '#platform/http/mount.ts'
import {
  addDocument,
  openOwnDocument,
  openOwnThumbnail,
  removeDocument,
  replaceDocument,
  turnOwnDocument,
} from './part-documents.service.ts'

export function documentRoutes(app: FastifyInstance, deps: Deps) {
  mount(app, deps, documentContract.add, ({ tenantAccount, params, headers, body, signal }) =>
    addDocument(deps, tenantAccount, { ...params, fileName: headers['x-file-name'], stream: body, signal }),
  )
  mount(app, deps, documentContract.addOfGuarantor, ({ tenantAccount, params, headers, body, signal }) =>
    addDocument(deps, tenantAccount, {
      category: params.category,
      guarantorId: params.id,
      fileName: headers['x-file-name'],
      stream: body,
      signal,
    }),
  )
  mount(app, deps, documentContract.replace, ({ tenantAccount, params, headers, body, signal }) =>
    replaceDocument(deps, tenantAccount, params.id, { fileName: headers['x-file-name'], stream: body, signal }),
  )
  mount(app, deps, documentContract.turn, ({ tenantAccount, params }) =>
    turnOwnDocument(deps, tenantAccount, params.id),
  )
  mount(app, deps, documentContract.thumbnail, ({ tenantAccount, params }) =>
    openOwnThumbnail(deps, tenantAccount, params.id),
  )
  mount(app, deps, documentContract.open, ({ tenantAccount, params }) =>
    openOwnDocument(deps, tenantAccount, params.id),
  )
  mount(app, deps, documentContract.remove, ({ tenantAccount, params }) =>
    removeDocument(deps, tenantAccount, params.id),
  )
}
