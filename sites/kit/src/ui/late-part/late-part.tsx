import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useBasicErrors } from '#platform/api/use-basic-errors.ts'
import { logError } from '#platform/log.ts'
import { loadWithTexts } from '#platform/messages/split-messages.ts'
import { showToast } from '#platform/toasts.ts'
import { Callout } from '#ui/callout/callout.tsx'

type Wait = {
  /** From the first time on, the part is loaded and stays. */
  isNeeded: boolean
  /** Its code did not come, and a toast says so: close the part, so that the next press tries again. */
  onFailed?: (() => void) | undefined
  /** Shown until it is there. */
  children?: ReactNode
}

/**
 * A part that is not seen at first. Its code and texts load when it is needed, or before: `intent` goes on the button
 * that opens it, and `load` is for a page that waits for it.
 */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let Loaded: ComponentType<Props> | undefined
  const prepare = async () => {
    Loaded ??= await loadWithTexts(load)
    return Loaded
  }
  // A failed prefetch is tried again, and reported, when the part is opened.
  const prefetch = () => void prepare().catch(() => undefined)

  function Part({ isNeeded, onFailed, children, ...props }: Wait & Props) {
    const { NetworkFailure } = useBasicErrors()
    const [Ready, setReady] = useState<ComponentType<Props>>()
    const [wasNeeded, setNeeded] = useState(isNeeded)
    const [hasFailed, setFailed] = useState(false)
    if (isNeeded && !wasNeeded) setNeeded(true)
    const Shown = wasNeeded ? (Ready ?? Loaded) : undefined
    const isMissing = isNeeded && !Shown

    const fail = useEffectEvent((cause: unknown) => {
      logError('A part of the page did not load', cause)
      setFailed(!onFailed)
      if (!onFailed) return
      showToast({ kind: 'danger', text: NetworkFailure })
      onFailed()
    })
    useEffect(() => {
      if (!isMissing) return
      let isWanted = true
      const attempt = () =>
        prepare().then(
          (part) => isWanted && setReady(() => part),
          (cause) => isWanted && fail(cause),
        )
      void attempt()
      window.addEventListener('online', attempt)
      return () => {
        isWanted = false
        window.removeEventListener('online', attempt)
      }
    }, [isMissing])

    if (Shown) return <Shown {...(props as Props)} />
    if (!isMissing) return null
    return hasFailed ? (
      <Callout kind="danger" role="alert">
        {NetworkFailure}
      </Callout>
    ) : (
      children
    )
  }
  return { Part, load: prepare, intent: { onPointerEnter: prefetch, onFocus: prefetch } }
}
