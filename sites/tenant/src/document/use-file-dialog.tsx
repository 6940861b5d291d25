import { useRef } from 'react'

type Options = { accept: readonly string[]; multiple?: boolean; capture?: 'environment' }

/** The system's own file dialog behind a button of ours. `input` goes anywhere in the page; nobody sees or reaches it. */
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
        // The same file may be chosen again, after it was corrected.
        target.value = ''
      }}
    />
  )
  return { input, open: () => ref.current?.click() }
}
