import type { Furniture } from '@bailclair/domain/property/property.schema.ts'

/** Of the document, which is in French whatever the language of the page. */
export const leaseTexts = {
  notice: (blanks: number) =>
    `Ceci est un modèle rempli en partie, et non un conseil juridique. Faites-le relire par un professionnel (notaire, avocat, ADIL) avant de le signer. Il reste ${blanks} champs à compléter, marqués «\u00a0[à compléter\u202f: …]\u00a0»\u202f: remplissez-les ou rayez-les.`,
  titles: {
    UNFURNISHED: 'Contrat de location d’un logement nu à usage de résidence principale',
    FURNISHED: 'Contrat de location d’un logement meublé à usage de résidence principale',
  } satisfies Record<Furniture, string>,
  law: (furniture: Furniture, annex: number) =>
    `Contrat soumis au ${furniture === 'FURNISHED' ? 'titre Ier bis' : 'titre Ier'} de la loi n° 89-462 du 6 juillet 1989. Ses rubriques suivent l’annexe ${annex} du décret n° 2015-587 du 29 mai 2015.`,
  version: (number: number, day: string) => `Modèle de bail, version ${number} du ${day}`,
  filledIn: (version: string, day: string) => `${version}. Rempli le ${day}.`,
  fileName: (names: string) => `Modèle de bail - ${names}`,
}
