import type { Language } from '@bailclair/domain/value/language.ts'

/** The watermark of a tenant's own copy. */
export const ownCopyTexts: Record<Language, (name: string, day: string) => string> = {
  fr: (name, day) => `Exemplaire personnel · ${name} · ${day}`,
  en: (name, day) => `Personal copy · ${name} · ${day}`,
}
