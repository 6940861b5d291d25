import { projectRoot } from '#project.ts'
import { headingOf, listTextFiles } from './text-sections.ts'

/**
 * `npm run --silent texts -- landing > texts.md`: every text by screen, both languages side by side. A word chooses the
 * screens and files that contain it.
 */
const wanted = process.argv[2] ?? ''

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll(/\s*\n\s*/g, '<br>')

for (const section of listTextFiles(projectRoot)) {
  const heading = headingOf(section)
  if (!heading.includes(wanted)) continue
  const rows = section.texts.map(({ key, fr, en }) => `| ${key} | ${cell(fr)} | ${cell(en)} |`)
  console.log(`## ${heading}\n\n| | Français | English |\n|---|---|---|\n${rows.join('\n')}\n`)
}
