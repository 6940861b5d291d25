/** `classNames('button', isWide && 'button-wide')`: what is false or absent is left out. */
export const classNames = (...names: (string | false | 0 | undefined)[]): string => names.filter(Boolean).join(' ')
