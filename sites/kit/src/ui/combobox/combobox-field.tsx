import { type ComponentType, useEffect, useRef, useState } from 'react'
import { holdFailureWhileLeaving } from '#platform/hold-failure.ts'
import { TextField } from '#ui/field/text-field.tsx'
import type { ComboboxProps } from './combobox-props.ts'

/**
 * A text field that becomes a combobox when its code has loaded. Until then, and if loading fails, it stays a plain
 * text field with the typed text.
 */
export function ComboboxField<Item>(props: ComboboxProps<Item>) {
  const { value, onValueChange, suggest, onChoose, itemText, renderItem, minLength, ...field } = props
  const plain = useRef<HTMLInputElement>(null)
  const [loaded, setLoaded] = useState<{ Combobox: ComponentType<ComboboxProps<Item>>; hasFocus: boolean }>()

  useEffect(() => {
    let isHere = true
    holdFailureWhileLeaving(import('./combobox.tsx')).then(
      ({ Combobox }) => {
        // Keeps the focus while typing.
        if (isHere) setLoaded({ Combobox, hasFocus: document.activeElement === plain.current })
      },
      (failure) => reportError(failure),
    )
    return () => {
      isHere = false
    }
  }, [])

  if (loaded) return <loaded.Combobox {...props} autoFocus={loaded.hasFocus || props.autoFocus} />
  return (
    <TextField
      {...field}
      ref={plain}
      autoComplete="off"
      value={value}
      onChange={({ target }) => onValueChange(target.value)}
    />
  )
}
