import type { Language } from '@bailclair/domain/value/language.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Button } from '@bailclair/site-kit/ui/button/button.tsx'
import { Menu } from '@bailclair/site-kit/ui/menu/menu.tsx'
import { MenuButton } from '@bailclair/site-kit/ui/menu/menu-item.tsx'
import { useState } from 'react'
import { phrasesMessages } from './phrases.messages.ts'
import { useChangePhrases, usePhrases } from './phrases.queries.ts'
import { PhrasesDialog } from './phrases-dialog.tsx'

type Props = { language: Language; comment: string; disabled: boolean; onInsert: (text: string) => void }

/** Sentences that this verifier writes often: inserted at the end of the comment, or saved from it. */
export function PhrasesMenu({ language, comment, disabled, onInsert }: Props) {
  const t = useMessages(phrasesMessages)
  const { phrases, hasRoom } = usePhrases(language)
  const { mutate: change, isPending } = useChangePhrases(language)
  const [isManaging, setIsManaging] = useState(false)
  const typed = comment.trim()
  const isSaved = phrases.some(({ text }) => text === typed)
  if (disabled) return null
  return (
    <div className="cluster gap-8 phrases">
      {phrases.length > 0 && (
        <Menu label={t.insert} align="start">
          {phrases.map(({ id, text }) => (
            <MenuButton key={id} lang={language} onClick={() => onInsert(typed ? `${typed}\n${text}` : text)}>
              <span className="phrase">{text}</span>
            </MenuButton>
          ))}
          <MenuButton icon="pencil" onClick={() => setIsManaging(true)}>
            {t.manage}
          </MenuButton>
        </Menu>
      )}
      {typed && !isSaved && hasRoom && (
        <Button variant="quiet" compact icon="plus" pending={isPending} onClick={() => change({ add: typed })}>
          {t.add}
        </Button>
      )}
      <span role="status" className="small muted">
        {isSaved && t.added}
      </span>
      <PhrasesDialog
        open={isManaging}
        onClose={() => setIsManaging(false)}
        language={language}
        phrases={phrases}
        pending={isPending}
        onChange={(phrase, to) => change({ change: phrase, to })}
        onRemove={(phrase) => change({ remove: phrase })}
      />
    </div>
  )
}
