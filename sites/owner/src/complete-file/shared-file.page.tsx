import { viewingLinkContract } from '@bailclair/domain/complete-file/viewing-link.contract.ts'
import type { ViewingToken } from '@bailclair/domain/complete-file/viewing-link.schema.ts'
import type { DocumentId } from '@bailclair/domain/document/document-id.schema.ts'
import { useApi } from '@bailclair/site-kit/platform/api/use-api.ts'
import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useParams } from '@bailclair/site-kit/platform/router/router-context.ts'
import { useSecretLink } from '@bailclair/site-kit/platform/use-secret-link.ts'
import { Callout } from '@bailclair/site-kit/ui/callout/callout.tsx'
import { Column } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { Outcome } from '@bailclair/site-kit/ui/outcome/outcome.tsx'
import { SecretLinkView } from '@bailclair/site-kit/ui/secret-link/secret-link-view.tsx'
import { FileView } from './file-view.tsx'
import { sharedFileMessages } from './shared-file.messages.ts'
import { useTabReturn } from './use-tab-return.ts'
import { useTickets } from './use-tickets.ts'

export default function SharedFilePage() {
  const { token = '' } = useParams()
  return (
    <Column>
      <SharedFile key={token} token={token} />
    </Column>
  )
}

/** What a viewing link opens, without an account (decision 19). */
export function SharedFile({ token }: { token: string }) {
  const t = useMessages(sharedFileMessages)
  const { moment } = useFormats()
  const api = useApi()
  // The server rejects malformed tokens like unknown ones.
  const params = { token: token as ViewingToken }
  const { opened, retry, refresh, close } = useSecretLink(token, (signal) =>
    api(viewingLinkContract.open, { params }, { signal }),
  )
  useTabReturn(() => opened.state === 'open' && refresh())
  const tickets = useTickets((documentId) =>
    api(viewingLinkContract.grant, { params, body: { documentId: documentId as DocumentId | undefined } }),
  )
  return (
    <SecretLinkView opened={opened} onRetry={retry} loading={t.loading} failed={t.failed} closed={<ClosedFile />}>
      {({ file, ownerName, recipient, expiresAt }) => (
        <FileView
          file={file}
          download={{ ...tickets, onClosed: close }}
          duties="guest"
          notice={
            <Callout title={t.shownBy(ownerName || t.someOwner)}>
              {t.until(recipient, moment(new Date(expiresAt)))}
            </Callout>
          }
        />
      )}
    </SecretLinkView>
  )
}

/** The same text for every reason: visitors who guess addresses learn nothing. */
function ClosedFile() {
  const t = useMessages(sharedFileMessages)
  return (
    <Outcome takesFocus illustration="closed-door" title={t.closed}>
      <p>{t.closedText}</p>
      <p>{t.closedHelp}</p>
    </Outcome>
  )
}
