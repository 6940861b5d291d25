import { useRef } from 'react'

type Options = { accept: readonly string[]; multiple?: boolean; capture?: 'environment' }

/** The native file dialog behind our button; `input` is hidden and not focusable. */
export function useFileDialog({ accept, ...options }: Options, onPick: (files: Iterable<File>) => void) {
  const ref = useRef<HTMLInputElement>(null)
  const input = (
    <input
      {...options}
      ref={ref}
      type="file"
      hidden
      tabIndex={-1}
      accept={accept.join(',')}
      onChange={({ target }) => {
        onPick([...(target.files ?? [])])
        // Lets the same file be chosen again.
        target.value = ''
      }}
    />
  )
  return { input, open: () => ref.current?.click() }
}
