import type { ReactNode } from 'react'
import type { TextFieldProps } from '#ui/field/text-field.tsx'
import type { Suggest } from './use-suggestions.ts'

export type ComboboxProps<Item> = Omit<
  TextFieldProps,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'prefix' | 'suffix' | 'short' | 'ref'
> & {
  /** Any text, chosen from the suggestions or not. */
  value: string
  onValueChange: (text: string) => void
  /** Must be stable (`useCallback`): a new function triggers a new request. */
  suggest: Suggest<Item>
  /** Called after `onValueChange`. */
  onChoose?: ((item: Item) => void) | undefined
  itemText: (item: Item) => string
  /** How an option is shown, when it is more than its text. */
  renderItem?: ((item: Item) => ReactNode) | undefined
  /** Minimum length before the first request. */
  minLength?: number | undefined
}
