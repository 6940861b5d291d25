import type { FeeZone } from '@bailclair/domain/law/fee-zones.ts'
import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { hintTexts } from '@bailclair/texts/advert-texts.ts'

type Known = string | undefined
type Limit = { perSquareMetre: string; home: Known }

/** Ends of sentences, as far as the figure of this home is known. */
const ends = {
  fr: {
    most: (most: Known) => (most ? `, soit ${most}` : ''),
    home: (home: Known) => (home ? `, soit ${home} pour ce logement` : ''),
    range: (least: Known, most: Known) => (least && most ? ` : de ${least} à ${most} pour ce logement` : ''),
  },
  en: {
    most: (most: Known) => (most ? `: ${most}` : ''),
    home: (home: Known) => (home ? `: ${home} for this home` : ''),
    range: (least: Known, most: Known) => (least && most ? `: ${least} to ${most} for this home` : ''),
  },
}

export const advertFormMessages = defineMessages({
  fr: {
    title: 'Ce que l’annonce doit dire de plus',
    help: 'Tout est facultatif. L’annonce change pendant que vous écrivez.',
    saved: 'Annonce enregistrée.',
    save: 'Enregistrer',
    perYear: '€ / an',
    perMonth: '€ / mois',
    perSquareMetre: '€ / m²',
    charges: {
      flatRateMobility: 'Un bail mobilité permet seulement un forfait.',
      flatRateShared: 'Location vide : seulement en colocation.',
      provisions: 'Location meublée : les deux sont possibles.',
    },
    deposit: {
      UNFURNISHED: (most: string | undefined) =>
        `Au plus un mois de loyer hors charges${ends.fr.most(most)}. Écrivez 0 si vous n’en demandez pas.`,
      FURNISHED: (most: string | undefined) =>
        `Au plus deux mois de loyer hors charges${ends.fr.most(most)}. Aucun dépôt pour un bail mobilité. Écrivez 0 si vous n’en demandez pas.`,
      UNKNOWN:
        'Au plus un mois de loyer hors charges pour une location vide, deux mois pour une location meublée. Écrivez 0 si vous n’en demandez pas.',
      UNLIMITED: 'Écrivez 0 si vous n’en demandez pas.',
      tooMuch: (most: string) =>
        `C’est plus que la limite de la loi pour une résidence principale (${most}). Vous pouvez enregistrer, mais le locataire pourra demander la différence.`,
    },
    ceiling: {
      hint: 'Nous n’avons pas de chiffre sûr pour ce logement. Copiez celui du site officiel, par mois et par m².',
      partly:
        'Une partie seulement de la commune est concernée. Si la carte officielle dit que ce logement en fait partie, copiez le chiffre du site officiel, par mois et par m².',
      official: (name: string) => `Chercher sur le site officiel (${name})`,
    },
    rent: {
      banned: (grade: string) => `La loi interdit un complément de loyer pour un logement classé ${grade}.`,
      ABOVE: (ceiling: string) =>
        `Le loyer de base dépasse le plafond de ce logement : ${ceiling} par mois, hors charges.`,
      PERHAPS_ABOVE: (ceiling: string) =>
        `Le loyer de base dépasse peut-être le plafond : dans l’une des zones possibles, il est de ${ceiling} par mois, hors charges.`,
      SUPPLEMENT_BELOW: (ceiling: string) =>
        `Le loyer de base est au-dessous du plafond de ce logement : ${ceiling} par mois, hors charges. La loi ne permet un complément qu’en plus d’un loyer de base égal au plafond.`,
      goOn: 'Vous pouvez quand même enregistrer.',
    },
    supplement: {
      hint: 'Une part du loyer, en plus du loyer de base. Seulement si le logement a un atout que le loyer de référence ne compte pas. Écrivez 0 sinon.',
      tooMuch: 'Le complément est une part du loyer : il doit rester plus petit que lui.',
    },
    energy: {
      title: 'Dépenses d’énergie',
      hint: 'Elles sont à la page 1 du DPE, sous « Estimation des coûts annuels d’énergie » : deux montants, et l’année ou les années des prix.',
      inverted: 'L’estimation haute est plus petite que l’estimation basse.',
      invertedYears: 'La dernière année est avant la première.',
      climateHint: 'C’est la lettre du gaz à effet de serre, à la page 1 du DPE.',
    },
    fees: {
      summary: 'Un professionnel intervient',
      intro: 'Indiquez ce que le professionnel demande au locataire, toutes taxes comprises.',
      share: 'Le locataire ne paie jamais plus que vous pour ces mêmes services.',
      zone: {
        VERY_TENSE: 'zone très tendue',
        TENSE: 'zone tendue',
        ELSEWHERE: 'hors zone tendue',
      } satisfies Record<FeeZone, string>,
      limit: ({ perSquareMetre, home }: Limit) => `Au plus ${perSquareMetre} par m²${ends.fr.home(home)}.`,
      limitOf: (zone: string, { perSquareMetre, home }: Limit) =>
        `Au plus ${perSquareMetre} par m² (${zone})${ends.fr.home(home)}.`,
      range: (least: Limit, most: Limit) =>
        `Au plus de ${least.perSquareMetre} à ${most.perSquareMetre} par m², selon la zone${ends.fr.range(least.home, most.home)}.`,
      zones: 'Vérifier la zone de ce logement',
      tooMuch: (most: string) => `C’est plus que la limite de la loi (${most}).`,
      perhapsTooMuch: (least: string) =>
        `C’est peut-être plus que la limite de la loi : dans la zone la moins chère, elle est de ${least}.`,
    },
    presentation: {
      hint: 'Décrivez le logement : étage, exposition, équipements, transports. N’y parlez pas des personnes que vous cherchez.',
    },
    hints: {
      criteria: hintTexts.fr,
      title: 'Des mots à revoir',
      quoted: (words: string, criterion: string) => `« ${words} » : ${criterion}.`,
      discrimination: 'La loi interdit de choisir un locataire d’après ce critère.',
      animals: 'Une clause qui interdit un animal familier est réputée non écrite.',
      free: 'Vous avez peut-être voulu dire autre chose. Ce n’est qu’une remarque, elle reste dans votre navigateur : vous pouvez enregistrer.',
    },
  },
  en: {
    title: 'What else the advert must say',
    help: 'Everything is optional. The advert changes while you write.',
    saved: 'Advert saved.',
    save: 'Save',
    perYear: '€ / year',
    perMonth: '€ / month',
    perSquareMetre: '€ / m²',
    charges: {
      flatRateMobility: 'A mobility lease allows a flat rate only.',
      flatRateShared: 'Unfurnished: only for a shared flat.',
      provisions: 'Furnished: both are possible.',
    },
    deposit: {
      UNFURNISHED: (most: string | undefined) =>
        `At most one month of rent without charges${ends.en.most(most)}. Write 0 if you ask for none.`,
      FURNISHED: (most: string | undefined) =>
        `At most two months of rent without charges${ends.en.most(most)}. No deposit for a mobility lease. Write 0 if you ask for none.`,
      UNKNOWN:
        'At most one month of rent without charges if unfurnished, two months if furnished. Write 0 if you ask for none.',
      UNLIMITED: 'Write 0 if you ask for none.',
      tooMuch: (most: string) =>
        `This is above the limit of the law for a main residence (${most}). You can save it, but the tenant may claim the difference.`,
    },
    ceiling: {
      hint: 'We have no certain figure for this home. Copy that of the official site, per month and m².',
      partly:
        'Only a part of the town is concerned. If the official map says that this home is in it, copy the figure of the official site, per month and m².',
      official: (name: string) => `Look on the official site (${name})`,
    },
    rent: {
      banned: (grade: string) => `The law forbids a rent supplement for a home graded ${grade}.`,
      ABOVE: (ceiling: string) =>
        `The basic rent is above the ceiling of this home: ${ceiling} per month, without charges.`,
      PERHAPS_ABOVE: (ceiling: string) =>
        `The basic rent may be above the ceiling: in one of the possible zones it is ${ceiling} per month, without charges.`,
      SUPPLEMENT_BELOW: (ceiling: string) =>
        `The basic rent is below the ceiling of this home: ${ceiling} per month, without charges. The law allows a supplement only on top of a basic rent that equals the ceiling.`,
      goOn: 'You can save it all the same.',
    },
    supplement: {
      hint: 'A part of the rent, on top of the basic rent. Only if the home has an asset that the reference rent does not count. Otherwise write 0.',
      tooMuch: 'The supplement is a part of the rent: it must be smaller than the rent.',
    },
    energy: {
      title: 'Energy costs',
      hint: 'They are on page 1 of the EPC, under « Estimation des coûts annuels d’énergie »: two amounts, and the year or years of the prices.',
      inverted: 'The high estimate is smaller than the low one.',
      invertedYears: 'The last year is before the first one.',
      climateHint: 'This is the letter of greenhouse gas emissions, on page 1 of the EPC.',
    },
    fees: {
      summary: 'A professional is involved',
      intro: 'Write what the professional asks of the tenant, tax included.',
      share: 'The tenant never pays more than you for these same services.',
      zone: { VERY_TENSE: 'very tense zone', TENSE: 'tense zone', ELSEWHERE: 'outside tense zones' },
      limit: ({ perSquareMetre, home }: Limit) => `At most ${perSquareMetre} per m²${ends.en.home(home)}.`,
      limitOf: (zone: string, { perSquareMetre, home }: Limit) =>
        `At most ${perSquareMetre} per m² (${zone})${ends.en.home(home)}.`,
      range: (least: Limit, most: Limit) =>
        `At most ${least.perSquareMetre} to ${most.perSquareMetre} per m², depending on the zone${ends.en.range(least.home, most.home)}.`,
      zones: 'Check the zone of this home',
      tooMuch: (most: string) => `This is above the limit of the law (${most}).`,
      perhapsTooMuch: (least: string) => `This may be above the limit of the law: in the cheapest zone it is ${least}.`,
    },
    presentation: {
      hint: 'Describe the home: floor, light, equipment, transport. Do not write about the people you look for.',
    },
    hints: {
      criteria: hintTexts.en,
      title: 'Words to look at again',
      quoted: (words: string, criterion: string) => `“${words}”: ${criterion}.`,
      discrimination: 'The law forbids choosing a tenant by this criterion.',
      animals: 'A clause that forbids a pet has no effect.',
      free: 'You may have meant something else. This is only a remark and stays in your browser: you can save.',
    },
  },
})
