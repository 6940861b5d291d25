import type { ReactNode } from 'react'
import type { TextFieldProps } from '#ui/field/text-field.tsx'
import type { Suggest } from './use-suggestions.ts'

export type ComboboxProps<Item> = Omit<
  TextFieldProps,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'prefix' | 'suffix' | 'short' | 'ref'
> & {
  /** What is written in the field: any text, chosen from the suggestions or not. */
  value: string
  onValueChange: (text: string) => void
  /** Keep its identity from render to render (`useCallback`): a new one asks again. */
  suggest: Suggest<Item>
  /** A suggestion was chosen; `onValueChange` has been called with its text. */
  onChoose?: ((item: Item) => void) | undefined
  itemText: (item: Item) => string
  /** What the list shows, when it is more than the text. */
  renderItem?: ((item: Item) => ReactNode) | undefined
  /** Characters before the first question. */
  minLength?: number | undefined
}
