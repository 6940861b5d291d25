/** What Orca says of itself, or only when it gets to it in time: modes, what is left behind, waiting. */
const asides = {
  en: /^(Browse mode|Focus mode|leaving .*|main content|Loading\. Please wait\.|In progress…|not selected\.)$/,
  fr: /^(Mode navigation|Mode focus|sortie d.*|contenu principal|Chargement.*|En cours…|non sélectionné\.)$/,
}

/**
 * What Orca said after a key, without what differs from run to run: its asides, “clickable” and “visited”,
 * and what it says twice or in part again.
 */
export function whatWasSaid(spoken: readonly string[], language: 'fr' | 'en'): string[] {
  const lines = spoken
    .filter((line) => !asides[language].test(line))
    .map((line) => withoutChance(line).replaceAll(/ (clickable|visited|cliquable|visité)(?=[ .]|$)/g, ''))
  return [...new Set(lines)].filter(
    (line, _, all) => !all.some((other) => other !== line && other.includes(bare(line))),
  )
}

const bare = (line: string) => line.replace(/\.$/, '')

/** Numbers of files and e-mail addresses differ from run to run. */
export const withoutChance = (line: string) =>
  line.replaceAll(/\d{10}/g, '<number>').replaceAll(/\S+@particulier\.example/g, '<e-mail>')
