import { latePart } from '@bailclair/site-kit/ui/late-part/late-part.tsx'
import type { ComponentProps } from 'react'

/** Most people have no remark: their words load for those who have one. */
export const documentRemarks = latePart(async () => (await import('./document-remarks.tsx')).DocumentRemarks)
const lateSummary = latePart(async () => (await import('./remark-summary.tsx')).RemarkSummary)

/** Loads at once, but after the page. It is there before a change: screen readers know the region then. */
export const remarkStatus = latePart(async () => (await import('./remark-status.tsx')).RemarkStatus)

function SummaryWithStatus(props: ComponentProps<typeof lateSummary.Part>) {
  return (
    <>
      <lateSummary.Part {...props} />
      <remarkStatus.Part isNeeded />
    </>
  )
}

export const remarkSummary = { Part: SummaryWithStatus }
