/** `classNames('button', isWide && 'button-wide')`: skips false and absent names. */
export const classNames = (...names: (string | false | 0 | undefined)[]): string => names.filter(Boolean).join(' ')
