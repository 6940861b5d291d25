import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift'
import { type KeyboardEvent, useId, useState } from 'react'
import { Field } from '#ui/field/field.tsx'
import { Spinner } from '#ui/spinner/spinner.tsx'
import { ComboboxPopup } from './combobox-popup.tsx'
import type { ComboboxProps } from './combobox-props.ts'
import { useSuggestions } from './use-suggestions.ts'

const { InputBlur, InputKeyDownEscape } = useCombobox.stateChangeTypes

/** Blur and Escape keep the typed text: suggestions are optional. */
const keepText = <Item,>(
  { inputValue, selectedItem }: UseComboboxState<Item>,
  { type, changes }: UseComboboxStateChangeOptions<Item>,
): Partial<UseComboboxState<Item>> =>
  type === InputBlur || type === InputKeyDownEscape ? { ...changes, inputValue, selectedItem } : changes

/** Home, End and Enter keep their normal function unless an option is highlighted. */
function leaveTextKeys({ key, nativeEvent }: KeyboardEvent, highlightedIndex: number) {
  const isOfTheText = key === 'Home' || key === 'End' || (key === 'Enter' && highlightedIndex < 0)
  if (isOfTheText) Object.assign(nativeEvent, { preventDownshiftDefault: true })
}

/** A combobox that accepts any text. Use `ComboboxField`, which loads this module on demand. */
export function Combobox<Item>(props: ComboboxProps<Item>) {
  const { label, hint, error, required, optional, className, ...rest } = props
  const { value, onValueChange, suggest, onChoose, itemText, renderItem, minLength = 3, ...input } = rest
  const madeUp = useId()
  const id = input.id ?? madeUp
  // Requests follow typing only, not the initial or the chosen value.
  const [typed, setTyped] = useState('')
  const { status, items } = useSuggestions(typed, suggest, minLength)

  const combobox = useCombobox<Item>({
    items: [...items],
    itemToString: (item) => (item === null ? '' : itemText(item)),
    inputId: id,
    labelId: `${id}-label`,
    menuId: `${id}-list`,
    getItemId: (index) => `${id}-option-${index}`,
    inputValue: value,
    // No selection is kept, so that the same option can be chosen again.
    selectedItem: null,
    stateReducer: keepText,
    onStateChange: ({ selectedItem }) => {
      if (!selectedItem) return
      setTyped('')
      onValueChange(itemText(selectedItem))
      onChoose?.(selectedItem)
    },
  })
  const isOpen = combobox.isOpen && status !== 'idle'

  return (
    <Field {...{ id, label, hint, error, required, optional, className }}>
      {(control) => (
        <div className="input combobox">
          <input
            {...combobox.getInputProps({
              autoComplete: 'off',
              ...input,
              ...control,
              type: 'text',
              className: 'input-control',
              onKeyDown: (event) => leaveTextKeys(event, combobox.highlightedIndex),
              // Set synchronously: in downshift's effect the caret would jump to the end.
              onChange: ({ currentTarget }) => {
                setTyped(currentTarget.value)
                onValueChange(currentTarget.value)
              },
              'aria-expanded': isOpen && items.length > 0,
            })}
          />
          {status === 'pending' && <Spinner />}
          <ComboboxPopup {...{ combobox, status, items, isOpen }} renderItem={renderItem ?? itemText} />
        </div>
      )}
    </Field>
  )
}
