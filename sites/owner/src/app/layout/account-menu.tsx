import { useBasicErrors } from '@bailclair/site-kit/platform/api/use-basic-errors.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { loadWithTexts } from '@bailclair/site-kit/platform/messages/split-messages.ts'
import { useSession } from '@bailclair/site-kit/platform/session.ts'
import { showToast } from '@bailclair/site-kit/platform/toasts.ts'
import { Menu } from '@bailclair/site-kit/ui/menu/menu.tsx'
import { MenuButton, MenuLink } from '@bailclair/site-kit/ui/menu/menu-item.tsx'
import { type ComponentType, useState } from 'react'
import { createPortal } from 'react-dom'
import { pathTo } from '#platform/paths.ts'
import { ownerLinksMessages } from './owner-links.messages.ts'

type DialogComponent = ComponentType<{ open: boolean; onClose: () => void }>

/** Account links of a signed-in owner. */
export function AccountMenu({ isCurrent }: { isCurrent: boolean }) {
  const t = useMessages(ownerLinksMessages)
  const { NetworkFailure } = useBasicErrors()
  const isSignedIn = useSession().status === 'signed-in'
  const [DeleteDialog, setDeleteDialog] = useState<DialogComponent>()
  const [isDeleting, setDeleting] = useState(false)

  async function askToDelete() {
    try {
      const { DeleteAccountDialog } = await loadWithTexts(() => import('#owner/delete-account-dialog.tsx'))
      setDeleteDialog(() => DeleteAccountDialog)
      setDeleting(true)
    } catch {
      showToast({ kind: 'danger', text: NetworkFailure })
    }
  }

  return (
    <>
      <Menu label={t.account} align="start" isCurrent={isCurrent}>
        <MenuLink to={pathTo('AccountName')} icon="user">
          {t.personalData}
        </MenuLink>
        <MenuLink to={pathTo('Dashboard')} icon="house">
          {t.dashboard}
        </MenuLink>
        <MenuLink to={pathTo('Security')} icon="key">
          {t.security}
        </MenuLink>
        <MenuLink to={pathTo('AccountLog')} icon="clock">
          {t.accountLog}
        </MenuLink>
        {isSignedIn && (
          <MenuButton icon="trash" danger onClick={askToDelete}>
            {t.deleteAccount}
          </MenuButton>
        )}
      </Menu>
      {/* Outside the menu, which is closed on phones and would hide the dialog. */}
      {DeleteDialog &&
        createPortal(<DeleteDialog open={isDeleting} onClose={() => setDeleting(false)} />, document.body)}
    </>
  )
}
