import { completeFileContract } from '@bailclair/domain/complete-file/complete-file.contract.ts'
import type { FileToken } from '@bailclair/domain/complete-file/file-token.schema.ts'
import { useApi } from '@bailclair/site-kit/platform/api/use-api.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useParams } from '@bailclair/site-kit/platform/router/router-context.ts'
import { Column } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { Outcome } from '@bailclair/site-kit/ui/outcome/outcome.tsx'
import { useSecretLink } from '#platform/use-secret-link.ts'
import { SecretLinkView } from '#ui/secret-link-view.tsx'
import { FileView } from './file-view.tsx'
import { openedFileMessages } from './opened-file.messages.ts'
import { useTabReturn } from './use-tab-return.ts'

export default function CompleteFilePage() {
  const { token = '' } = useParams()
  return (
    <Column>
      <OpenedFile key={token} token={token} />
    </Column>
  )
}

/** Opened from a landlord's link (decision 19). */
export function OpenedFile({ token }: { token: string }) {
  const t = useMessages(openedFileMessages)
  const api = useApi()
  // The server rejects malformed tokens like unknown ones.
  const fileToken = token as FileToken
  const { opened, retry, refresh, close } = useSecretLink(token, (signal) =>
    api(completeFileContract.open, { params: { token: fileToken } }, { signal }),
  )
  useTabReturn(() => opened.state === 'open' && refresh())
  return (
    <SecretLinkView opened={opened} onRetry={retry} loading={t.loading} failed={t.failed} closed={<ClosedFile />}>
      {(file) => <FileView file={file} token={fileToken} onClosed={close} />}
    </SecretLinkView>
  )
}

/** The same text for every reason: visitors who guess addresses learn nothing. */
function ClosedFile() {
  const t = useMessages(openedFileMessages)
  return (
    <Outcome takesFocus illustration="closed-door" title={t.closed}>
      <p>{t.closedText}</p>
      <p>{t.closedHelp}</p>
    </Outcome>
  )
}
