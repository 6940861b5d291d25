/** A part of the page frame that works before React. */
export type LoaderPart = {
  /** Selector of its buttons. They do not bring React. */
  controls: string
  prepare?: () => void
  /** `notify` shows a short text. */
  onClick: (button: HTMLButtonElement, notify: (text: string) => void) => void
  /** Whether React must come without a touch. */
  needsReact?: () => boolean
}
