import { acquisitionOfQuery } from '@bailclair/domain/acquisition/acquisition.rules.ts'
import { ownerContract } from '@bailclair/domain/owner/owner.contract.ts'
import { languageOfRequest } from '@bailclair/domain/value/language.ts'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#deps.ts'
import { confirmEmail } from '#identity/confirm-email.service.ts'
import { undoEmailChange } from '#identity/undo-email-change.service.ts'
import { mount } from '#platform/http/mount.ts'
import { changeNames } from './change-names.service.ts'
import { deleteAccount } from './delete-account.service.ts'
import { logout } from './logout.service.ts'
import { ownerEmails } from './owner.repository.ts'
import { openProfile, versionOfProfile } from './profile.service.ts'

export function ownerRoutes(app: FastifyInstance, deps: Deps) {
  mount(
    app,
    deps,
    ownerContract.profile,
    ({ ownerId, session, query, headers }) => {
      const { campaign = '', source = '', medium = '' } = query
      const acquisition = acquisitionOfQuery(new URLSearchParams({ campaign, source, medium }))
      const language = languageOfRequest(headers['accept-language'])
      return openProfile(deps, { ownerId, session }, { language, acquisition })
    },
    (call) => versionOfProfile(deps, call, languageOfRequest(call.headers['accept-language'])),
  )

  mount(app, deps, ownerContract.names, ({ ownerId, session, body, headers, requireRecentSignIn }) => {
    const language = languageOfRequest(headers['accept-language'])
    return changeNames(deps, { ownerId, session }, { ...body, language }, requireRecentSignIn)
  })

  mount(app, deps, ownerContract.confirmEmail, ({ params }) => confirmEmail(deps, 'owner', params.token, ownerEmails))

  mount(app, deps, ownerContract.undoEmail, ({ params }) => undoEmailChange(deps, 'owner', params.token, ownerEmails))

  mount(app, deps, ownerContract.logout, ({ ownerId, session, body }) =>
    logout(deps, { ownerId, session }, { everywhere: body?.everywhere ?? false }),
  )

  mount(app, deps, ownerContract.deleteAccount, ({ ownerId, session, headers }) =>
    deleteAccount(deps, { ownerId, session }, languageOfRequest(headers['accept-language'])),
  )
}
