import type { SourceFacts } from '../reading/reading.ts'
import type { SignalSeen } from './signal.schema.ts'

/** Programs with which people change pictures, or PDFs that somebody else made. */
const editors: readonly RegExp[] = [
  /adobe photoshop(?! lightroom)|adobe illustrator|coreldraw|corel photo|affinity/i,
  /\bgimp\b|inkscape|paint\.net|\bkrita\b|photopea|pixlr|pixelmator|photoscape|picsart|snapseed|\bcanva\b/i,
  /ilovepdf|sejda(?!\.org)|pdfescape|smallpdf|pdffiller|dochub|pdfelement|pdf expert|\bxodo\b|soda pdf|pdf architect/i,
  /foxit (pdf |advanced pdf )?(editor|phantom)|pdf-xchange editor|pdf-?xchange pro|master pdf editor|nitro (pdf )?pro/i,
  /adobe acrobat (pro|standard)|acrobat (pro|standard) dc|pdfill|able2extract|infix|qoppa|pdf studio/i,
  // a PDF that is opened in LibreOffice to be changed is opened in Draw
  /^(libreoffice |openoffice(\.org)? )?draw$/i,
]
/** Parts of the same programs that print or scan: a document begins there. */
const makers = /plug-in|printer|scan|pdfmaker|distiller/i

/** What a stranger wrote into a file may be long. */
const longestName = 80

/** Programs for editing that the file names as its own. */
export function findEditors({ creator, producer }: Pick<SourceFacts, 'creator' | 'producer'>): SignalSeen[] {
  const names = [creator, producer].flatMap((name) => (name?.trim() ? [name.trim()] : []))
  const found = names.filter((name) => !makers.test(name) && editors.some((editor) => editor.test(name)))
  return [...new Set(found)].map((name) => ({
    found: name.length > longestName ? `${name.slice(0, longestName - 1).trimEnd()}…` : name,
  }))
}
