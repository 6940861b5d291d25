import type { Language } from '@bailclair/domain/value/language.ts'

/** Rounded up: seconds up to a minute, then whole minutes. */
export function delayInWords(seconds: number, language: Language): string {
  const [value, unit] =
    seconds <= 60 ? [Math.max(1, Math.ceil(seconds)), 'second'] : [Math.ceil(seconds / 60), 'minute']
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value)
}
