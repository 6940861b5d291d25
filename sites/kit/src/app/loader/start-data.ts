/** What the loader of a page knows, from the JSON block `start` of the HTML. */
export type StartData = {
  entry: string
  /** All scripts of the page, the entry included. */
  scripts: readonly string[]
  styles: readonly string[]
  /** Whether the page looks for a session when there may be one (decision 67). */
  looksForSession: boolean
  /** Pages of this site that start React by themselves. */
  interactivePaths: readonly string[]
}

export const startDataId = 'start'

export const readStartData = (document: Document): StartData =>
  JSON.parse(document.getElementById(startDataId)?.textContent ?? '') as StartData
