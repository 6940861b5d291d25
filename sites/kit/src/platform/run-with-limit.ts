type Options<Item> = {
  /** More calls would only queue in the browser, ahead of others. */
  limit: number
  action: (item: Item) => Promise<unknown>
  onSettled?: (count: number) => void
}

export type RunResult<Item> = { done: Item[]; failed: { item: Item; cause: unknown }[] }

/** Runs an action on every item, several at a time. A failure does not stop the others. Both lists keep the order. */
export async function runWithLimit<Item>(
  items: readonly Item[],
  { limit, action, onSettled }: Options<Item>,
): Promise<RunResult<Item>> {
  const outcomes = new Map<Item, { cause?: unknown }>()
  const queue = items.values()
  const work = async () => {
    // Workers share the iterator; each takes the next free item.
    for (const item of queue) {
      const outcome = await action(item).then(
        () => ({}),
        (cause: unknown) => ({ cause }),
      )
      outcomes.set(item, outcome)
      onSettled?.(outcomes.size)
    }
  }
  await Promise.all(Array.from({ length: limit }, work))

  const failed = items.flatMap((item) => {
    const outcome = outcomes.get(item)
    return outcome && 'cause' in outcome ? [{ item, cause: outcome.cause }] : []
  })
  return { done: items.filter((item) => !failed.some((failure) => failure.item === item)), failed }
}
