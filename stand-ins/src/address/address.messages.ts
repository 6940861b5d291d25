import type { Language } from '#kit/visit.ts'

const fr = {
  directory: 'Adresses simulées',
  title: 'Répertoire d’adresses de cette machine',
  warning: 'Ceci n’est pas la vraie base nationale.',
  help: 'Cette page remplace le service national d’adresses sur cette machine. C’est lui qui propose des adresses à l’étape «\u00a0Adresse\u00a0» d’un bien.',
  search: 'Une adresse, une commune ou un code postal',
  searchAction: 'Chercher',
  examples: 'Par exemple',
  results: (count: number) => (count > 1 ? `${count} adresses proposées` : '1 adresse proposée'),
  nothingFound: (text: string) => `Aucune adresse pour «\u00a0${text}\u00a0»`,
  nothingFoundText: 'Le nom d’une commune ou un code postal suffit. Les fautes de frappe ne sont pas devinées.',
  tooShort: 'Tapez au moins trois caractères, en commençant par une lettre ou un chiffre.',
  truthTitle: 'Ce qui est vrai ici, et ce qui ne l’est pas',
  truths: [
    'Les communes, leurs codes postaux, leurs populations et les arrondissements de Paris, Lyon et Marseille sont vrais\u202f: c’est la liste officielle de 2026.',
    'Les rues sont inventées\u202f: chaque commune a les mêmes. Une rue qui n’est pas dans cette liste est reprise comme vous l’avez tapée, sans être vérifiée, et le numéro aussi.',
    'Les positions sont approximatives. Dans les villes où les loyers sont encadrés, c’est un point fixe près du centre de la ville ou de l’arrondissement. Ailleurs, il est près du milieu du département.',
  ],
}

/** `typeof fr`: a missing English text does not compile. */
const en: typeof fr = {
  directory: 'Stand-in addresses',
  title: 'Address directory of this machine',
  warning: 'This is not the real national directory.',
  help: 'This page stands in for the national address service on this machine. It suggests addresses at the “Address” step of a property.',
  search: 'An address, a commune or a postcode',
  searchAction: 'Search',
  examples: 'For example',
  results: (count) => (count > 1 ? `${count} addresses suggested` : '1 address suggested'),
  nothingFound: (text) => `No address for “${text}”`,
  nothingFoundText: 'The name of a commune or a postcode is enough. Misspellings are not guessed.',
  tooShort: 'Type at least three characters, beginning with a letter or a digit.',
  truthTitle: 'What is true here, and what is not',
  truths: [
    'Communes, their postcodes, their populations and the arrondissements of Paris, Lyon and Marseille are true: this is the official list of 2026.',
    'Streets are invented: every commune has the same ones. A street that is not among them is taken as you typed it, unchecked, and so is the number.',
    'Positions are approximate. In most towns with rent control they are a fixed point near the centre of the town or arrondissement. Elsewhere they are near the middle of the département.',
  ],
}

export const texts: Record<Language, typeof fr> = { fr, en }
