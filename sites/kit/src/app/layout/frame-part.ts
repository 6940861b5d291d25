import type { ComponentType } from 'react'
import { logError } from '#platform/log.ts'
import { loadWithTexts } from '#platform/messages/split-messages.ts'

type Part = { default: ComponentType }

/** For `lazy`, around the pages: a part that does not load is left out, and the page still works. */
export const loadFramePart = (load: () => Promise<Part>) => (): Promise<Part> =>
  loadWithTexts(load).catch((cause) => {
    logError('A part of the page frame did not load', cause)
    return { default: () => null }
  })
