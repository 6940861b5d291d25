/** A form value as text. */
export type Answer = { label: string; value: string }

/** What a wizard gives each step. */
export type StepFrame = {
  /** Key of the draft in the tab storage. */
  draftKey: string
  back: { href: string; label: string }
  /** Called before the submit: where to go after saving. */
  leaveTo: (where: 'next' | 'return') => void
  /** Whether the wizard can return to an overview. */
  canReturn: boolean
  /** The same data was saved elsewhere since this form opened. */
  conflict: Conflict | undefined
  /** Input from before the newer state was loaded. */
  kept: readonly Answer[]
}

export type Conflict = {
  /** Loads the saved state; the typed input stays visible. */
  load: (typed: readonly Answer[]) => void
  /** The next save overwrites the newer state. */
  overwrite: () => void
}
