import { errorMessages } from '@bailclair/site-kit/platform/api/error.messages.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { loadWithTexts } from '@bailclair/site-kit/platform/messages/split-messages.ts'
import { useSession } from '@bailclair/site-kit/platform/session.ts'
import { showToast } from '@bailclair/site-kit/platform/toasts.ts'
import { Menu } from '@bailclair/site-kit/ui/menu/menu.tsx'
import { MenuButton, MenuLink } from '@bailclair/site-kit/ui/menu/menu-item.tsx'
import { type ComponentType, useState } from 'react'
import { createPortal } from 'react-dom'
import { pathTo } from '#platform/paths.ts'
import { headerMessages } from './header.messages.ts'

type DialogComponent = ComponentType<{ open: boolean; onClose: () => void }>

/** Account links of a signed-in owner. */
export function AccountMenu() {
  const t = useMessages(headerMessages)
  const { NetworkFailure } = useMessages(errorMessages)
  const [DeleteDialog, setDeleteDialog] = useState<DialogComponent>()
  const [isDeleting, setDeleting] = useState(false)
  if (useSession().status !== 'signed-in') return null

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
    <li>
      <Menu label={t.account} align="start">
        <MenuLink to={pathTo('AccountName')} icon="user">
          {t.personalData}
        </MenuLink>
        <MenuLink to={pathTo('Dashboard')} icon="house">
          {t.dashboard}
        </MenuLink>
        <MenuButton icon="trash" danger onClick={askToDelete}>
          {t.deleteAccount}
        </MenuButton>
      </Menu>
      {/* Outside the menu, which is closed on phones and would hide the dialog. */}
      {DeleteDialog &&
        createPortal(<DeleteDialog open={isDeleting} onClose={() => setDeleting(false)} />, document.body)}
    </li>
  )
}
