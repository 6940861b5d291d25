import { useState } from 'react'
import { useMessages } from '#platform/messages/messages.ts'
import { blockMessages } from '#ui/block.messages.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'

export type Step = {
  key: string
  label: string
  state: 'done' | 'current' | 'missing' | 'todo'
  /** Absent while the step cannot be opened. */
  href?: string | undefined
}

/**
 * Steps as a list on wide screens; on phones «Étape 3 sur 8 — Adresse», which unfolds the list, with a progress line.
 */
export function Stepper({ steps, label }: { steps: readonly Step[]; label?: string | undefined }) {
  const t = useMessages(blockMessages)
  const [isOpen, setOpen] = useState(false)
  const position = steps.findIndex(({ state }) => state === 'current') + 1
  const current = steps[position - 1]
  return (
    <nav className="stepper" aria-label={label ?? t.steps}>
      {current && (
        <button type="button" className="stepper-toggle" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t.stepOf(position, steps.length, current.label)}
          <Icon name="chevron-down" />
        </button>
      )}
      <progress className="progress progress-thin" aria-hidden="true" value={position} max={steps.length} />
      <ol className="stepper-list">
        {steps.map((step, index) => (
          <li key={step.key}>
            <StepLine step={step} position={index + 1} />
          </li>
        ))}
      </ol>
    </nav>
  )
}

function StepLine({ step: { label, state, href }, position }: { step: Step; position: number }) {
  const t = useMessages(blockMessages)
  const className = `stepper-step stepper-${state}`
  const content = (
    <>
      <span className="stepper-mark" aria-hidden="true">
        {state === 'done' ? <Icon name="check" /> : state === 'missing' ? '!' : position}
      </span>
      <span>
        <span className="stepper-label">{label}</span>
        <VisuallyHidden> ({t.stepStates[state]})</VisuallyHidden>
      </span>
    </>
  )
  const current = state === 'current' ? 'step' : undefined
  if (!href || current)
    return (
      <span className={className} aria-current={current}>
        {content}
      </span>
    )
  return (
    <a className={className} href={href}>
      {content}
    </a>
  )
}
