import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Checkbox } from '@bailclair/site-kit/ui/checkbox/checkbox.tsx'
import { Dialog } from '@bailclair/site-kit/ui/dialog/dialog.tsx'
import { shortcutsMessages } from './shortcuts.messages.ts'
import { type ShortcutName, shortcuts } from './shortcuts.ts'

type Props = { open: boolean; onClose: () => void; isOn: boolean; onSwitch: (isOn: boolean) => void }

export function ShortcutsDialog({ open, onClose, isOn, onSwitch }: Props) {
  const t = useMessages(shortcutsMessages)
  return (
    <Dialog open={open} onClose={onClose} title={t.title}>
      <div className="stack">
        <p className="muted">{t.help}</p>
        <dl className="shortcuts">
          {(Object.keys(shortcuts) as ShortcutName[]).map((name) => (
            <div key={name}>
              <dt>{t.names[name]}</dt>
              <dd>
                {shortcuts[name].map((key) => (
                  <kbd key={key}>{key.toUpperCase()}</kbd>
                ))}
              </dd>
            </div>
          ))}
        </dl>
        <Checkbox label={t.on} checked={isOn} onChange={({ target }) => onSwitch(target.checked)} />
      </div>
    </Dialog>
  )
}
