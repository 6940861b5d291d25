import type { UseComboboxReturnValue } from 'downshift'
import type { ReactNode } from 'react'
import { useMessages } from '#platform/messages/messages.ts'
import { blockMessages } from '#ui/block.messages.ts'
import { classNames } from '#ui/class-names.ts'
import type { Suggestions } from './use-suggestions.ts'

type Props<Item> = Suggestions<Item> & {
  combobox: UseComboboxReturnValue<Item>
  isOpen: boolean
  renderItem: (item: Item) => ReactNode
}

/** The suggestions, or one status line: searching, nothing found, no answer. */
export function ComboboxPopup<Item>({ combobox, status, items, isOpen, renderItem }: Props<Item>) {
  const t = useMessages(blockMessages)
  const isEmpty = items.length === 0
  const sentence = {
    idle: '',
    pending: t.searching,
    failed: t.suggestionsFailed,
    done: isEmpty ? t.noSuggestion : t.suggestions(items.length),
  }[status]
  return (
    <>
      <div className={classNames('combobox-popup', isEmpty && 'combobox-popup-sentence')} hidden={!isOpen}>
        <ul className="combobox-list" {...combobox.getMenuProps()} hidden={isEmpty}>
          {items.map((item, index) => (
            <li
              key={combobox.getItemProps({ item, index }).id}
              className="combobox-option"
              {...combobox.getItemProps({ item, index })}
            >
              <span>{renderItem(item)}</span>
            </li>
          ))}
        </ul>
        {isEmpty && sentence && (
          <p className="combobox-state" aria-hidden="true">
            {sentence}
          </p>
        )}
      </div>
      <span role="status" className="visually-hidden">
        {isOpen && sentence}
      </span>
    </>
  )
}
