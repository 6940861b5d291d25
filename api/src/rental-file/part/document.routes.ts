import { documentContract } from '@bailclair/domain/document/document.contract.ts'
import type { UploadHeaders } from '@bailclair/domain/document/file-name.schema.ts'
import { uploadContract } from '@bailclair/domain/document/upload.contract.ts'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#deps.ts'
import { mount } from '#platform/http/mount.ts'
import {
  addDocument,
  openOwnDocument,
  openOwnThumbnail,
  removeDocument,
  removeOwnUpload,
  replaceDocument,
  turnOwnDocument,
} from './part-documents.service.ts'

const declared = (headers: UploadHeaders) => ({
  fileName: headers['x-file-name'],
  kind: headers['x-document-kind'],
})

export function documentRoutes(app: FastifyInstance, deps: Deps) {
  mount(app, deps, documentContract.add, ({ tenantAccount, params, headers, body, signal }) =>
    addDocument(deps, tenantAccount, { ...params, ...declared(headers), stream: body, signal }),
  )
  mount(app, deps, documentContract.addOfGuarantor, ({ tenantAccount, params, headers, body, signal }) =>
    addDocument(deps, tenantAccount, {
      category: params.category,
      guarantorId: params.id,
      ...declared(headers),
      stream: body,
      signal,
    }),
  )
  mount(app, deps, documentContract.replace, ({ tenantAccount, params, headers, body, signal }) =>
    replaceDocument(deps, tenantAccount, params.id, { ...declared(headers), stream: body, signal }),
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
  mount(app, deps, uploadContract.remove, ({ tenantAccount, params }) =>
    removeOwnUpload(deps, tenantAccount, params.id),
  )
}
