import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** An authority that is not a placeholder: production refuses those. */
export const operator = {
  OPERATOR_NAME: 'Agence du logement de Valbrume',
  OPERATOR_LEGAL_FORM: 'Établissement public local',
  OPERATOR_REGISTRATION: '784 671 695',
  OPERATOR_ADDRESS: '4 quai des Tanneurs, 37000 Tours',
  HOSTING_PROVIDER: 'Régie informatique de Valbrume, 37000 Tours',
  HOSTING_PHONE: '+33 2 47 00 00 00',
  PUBLICATION_DIRECTOR: 'Claire Valbrume',
  SUPPORT_EMAIL: 'aide@valbrume.test',
  DPO_EMAIL: 'dpo@valbrume.test',
  SECURITY_EMAIL: 'securite@valbrume.test',
  MAIL_FROM: 'BailClair <ne-pas-repondre@valbrume.test>',
  BLOG_URL: 'https://blog.valbrume.test',
  PARTNERS_URL: 'https://partenaires.valbrume.test',
  BECOME_PARTNER_URL: 'https://partenaires.valbrume.test/devenir-partenaire',
  SOURCE_CODE_URL: 'https://code.valbrume.test',
  SOCIAL_URLS: '',
  SURVEY_URL: '',
  ACCESSIBILITY_PLAN_URL: '',
}

/** Writes the environment files that the systemd units read. Returns their folder. */
export function writeEnvironmentFiles(folder: string, files: Record<string, Record<string, string>>): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  for (const [name, environment] of Object.entries(files)) {
    const lines = Object.entries(environment).map(([key, value]) => `${key}=${value}\n`)
    writeFileSync(join(folder, `${name}.env`), lines.join(''), { mode: 0o600 })
  }
  return folder
}
