/** Names that a program gave because it did not know better: `F1`, `TT2`, `CIDFont+F3`, `g_d0_f5`. */
const nameless = /^(c|f|g|t|tt|gdf|font|tfont|ttfont|type|cidfont|cidfontf|unnamed|untitled)?$/
/** At the end of a name: a weight, a slope or a maker's suffix. */
const variant =
  /(extra|ultra|semi|demi)?(bold|black|heavy|medium|regular|roman|book|light|thin|italic|oblique|normal|kursiv|gras)$|(ps|mt|std|pro|lt)$/

/**
 * What regular, bold and italic of one typeface have in common; undefined when the name says nothing. `Arial-BoldMT`,
 * `ArialMT` and `Arial,Italic` are `arial`.
 */
export function familyOf(font: string | undefined): string | undefined {
  const [name = ''] = (font ?? '').replace(/^[A-Z]{6}\+/, '').split(/[-,]/)
  let family = name.toLowerCase().replace(/[^a-z]/g, '')
  if (nameless.test(family)) return undefined
  for (let shorter = family.replace(variant, ''); shorter && shorter !== family; shorter = family.replace(variant, ''))
    family = shorter
  return family
}
