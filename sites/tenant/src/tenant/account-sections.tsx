import type { TenantProfile } from '@bailclair/domain/rental-file/my-file.schema.ts'
import { tenantContract } from '@bailclair/domain/tenant/tenant.contract.ts'
import { tenantDataContract } from '@bailclair/domain/tenant/tenant-data.contract.ts'
import { todayInParis } from '@bailclair/domain/value/today.ts'
import { downloadTimeLimit } from '@bailclair/site-kit/platform/api/api-client.ts'
import { useApi } from '@bailclair/site-kit/platform/api/use-api.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { saveFile } from '@bailclair/site-kit/platform/save-file.ts'
import { showToast } from '@bailclair/site-kit/platform/toasts.ts'
import { useFailureToast } from '@bailclair/site-kit/platform/use-failure-toast.ts'
import { useSignOut } from '@bailclair/site-kit/platform/use-sign-out.ts'
import { Button, ButtonLink } from '@bailclair/site-kit/ui/button/button.tsx'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { pathTo } from '#platform/paths.ts'
import { accountMessages } from './account.messages.ts'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'

/** A copy of all personal data as JSON (GDPR). */
export function MyData() {
  const { data: t } = useMessages(accountMessages)
  const api = useApi()
  const onError = useFailureToast()
  const { mutate, isPending } = useMutation({
    mutationFn: () => api(tenantDataContract.export, {}, { timeLimit: downloadTimeLimit }),
    onSuccess: (data) => {
      const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' })
      saveFile(file, t.fileName(todayInParis(new Date())))
      showToast({ kind: 'success', text: t.done })
    },
    onError,
  })
  return (
    <section className="tenant-account-section">
      <h2>{t.title}</h2>
      <p>{t.text}</p>
      <Button variant="secondary" icon="download" pending={isPending} onClick={() => mutate()}>
        {t.action}
      </Button>
      <p>
        <a href={pathTo('AccountLog')}>{t.log}</a>
      </p>
    </section>
  )
}

export function Sessions() {
  const { sessions: t } = useMessages(accountMessages)
  const api = useApi()
  const onError = useFailureToast()
  const { signOut } = useSignOut()
  const { mutate, isPending } = useMutation({
    mutationFn: () => api(tenantContract.logout, { body: { everywhere: true } }),
    onSuccess: signOut,
    onError,
  })
  return (
    <section className="tenant-account-section">
      <h2>{t.title}</h2>
      <p>{t.text}</p>
      <div className="cluster">
        <ButtonLink variant="secondary" icon="key" href={pathTo('Security')}>
          {t.page}
        </ButtonLink>
        <Button variant="secondary" icon="sign-out" pending={isPending} onClick={() => mutate()}>
          {t.action}
        </Button>
      </div>
    </section>
  )
}

export function Deletion({ tenant }: { tenant: TenantProfile }) {
  const { deletion: t } = useMessages(accountMessages)
  const [isAsked, setAsked] = useState(false)
  return (
    <section className="tenant-account-section">
      <h2>{t.title}</h2>
      <p>{t.text}</p>
      <Button variant="secondary" icon="trash" className="tenant-account-delete" onClick={() => setAsked(true)}>
        {t.action}
      </Button>
      <DeleteAccountDialog open={isAsked} tenant={tenant} onClose={() => setAsked(false)} />
    </section>
  )
}
