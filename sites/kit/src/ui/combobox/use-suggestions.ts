import { useEffect, useState } from 'react'

/** Debounce in milliseconds. */
const pause = 250

export type Suggest<Item> = (text: string, signal: AbortSignal) => Promise<readonly Item[]>

export type Suggestions<Item> = { status: 'idle' | 'pending' | 'done' | 'failed'; items: readonly Item[] }

/** Suggestions for the last input. Earlier requests are aborted; shown suggestions stay until new ones arrive. */
export function useSuggestions<Item>(text: string, suggest: Suggest<Item>, minLength: number): Suggestions<Item> {
  const [suggestions, setSuggestions] = useState<Suggestions<Item>>({ status: 'idle', items: [] })
  const asked = text.trim()

  useEffect(() => {
    if (asked.length < minLength) {
      setSuggestions({ status: 'idle', items: [] })
      return
    }
    setSuggestions(({ items }) => ({ status: 'pending', items }))
    const question = new AbortController()
    const settle = (answer: Suggestions<Item>) => {
      if (!question.signal.aborted) setSuggestions(answer)
    }
    const timer = setTimeout(() => {
      suggest(asked, question.signal).then(
        (items) => settle({ status: 'done', items }),
        () => settle({ status: 'failed', items: [] }),
      )
    }, pause)
    return () => {
      clearTimeout(timer)
      question.abort()
    }
  }, [asked, suggest, minLength])

  return suggestions
}
