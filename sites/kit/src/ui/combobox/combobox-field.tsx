import { type ComponentType, useEffect, useRef, useState } from 'react'
import { TextField } from '#ui/field/text-field.tsx'
import type { ComboboxProps } from './combobox-props.ts'

/**
 * A field with suggestions. The combobox itself is fetched when the field appears; until then, and should it never
 * come, this is a text field like any other, and nothing typed is lost.
 */
export function ComboboxField<Item>(props: ComboboxProps<Item>) {
  const { value, onValueChange, suggest, onChoose, itemText, renderItem, minLength, ...field } = props
  const plain = useRef<HTMLInputElement>(null)
  const [loaded, setLoaded] = useState<{ Combobox: ComponentType<ComboboxProps<Item>>; hasFocus: boolean }>()

  useEffect(() => {
    let isHere = true
    import('./combobox.tsx').then(
      ({ Combobox }) => {
        // Whoever is already typing goes on typing.
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
