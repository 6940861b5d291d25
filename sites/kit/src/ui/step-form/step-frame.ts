/** An answer of the form in words. */
export type Answer = { label: string; value: string }

/** What a form of several pages gives each of them. */
export type StepFrame = {
  /** Under which name this tab keeps what was typed until it is saved. */
  draftKey: string
  back: { href: string; label: string }
  /** Called by the button that was pressed, before the form is sent: where to go once it is saved. */
  leaveTo: (where: 'next' | 'return') => void
  /** There is something to return to, not only a next step. */
  canReturn: boolean
  /** The same thing was saved elsewhere since this form was opened. */
  conflict: Conflict | undefined
  /** What was typed before the state saved elsewhere was loaded. */
  kept: readonly Answer[]
}

export type Conflict = {
  /** Starts over from what was saved; what was typed stays in sight. */
  load: (typed: readonly Answer[]) => void
  /** From now on a save replaces what was saved elsewhere. */
  overwrite: () => void
}
