/** Decoration beside words that say what is being waited for. */
export const Spinner = () => <span className="spinner" aria-hidden="true" />
