import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const rentLawMessages = defineMessages({
  fr: {
    title: 'Loyer',
    noAddress: 'L’adresse manque : les règles de loyer dépendent de la commune.',
    addAddress: 'Indiquer l’adresse',
    failed: 'Le lieu du logement n’a pas pu être cherché',
    notFound: 'Nous n’avons pas pu situer cette adresse',
    notFoundText: 'L’annuaire des adresses ne la connaît pas.',
    retry: 'Réessayer',
    editAddress: 'Corriger l’adresse',
    official:
      'En attendant, les simulateurs officiels répondent : <control>encadrement des loyers</control> et <tense>zones tendues</tense>.',
    notControlled: 'Nous ne connaissons pas d’encadrement des loyers dans cette commune.',
    notTense: 'Cette commune n’est pas dans la liste des zones tendues.',
    free: 'Entre deux locataires, vous fixez le loyer librement.',
    verify: 'Vous pouvez le vérifier : <control>encadrement des loyers</control>, <tense>zones tendues</tense>.',
    revision: {
      title: 'La révision du loyer en cours de bail',
      text: 'Le loyer peut suivre l’indice de référence des loyers une fois par an, si le bail le prévoit.',
      indexes: 'Indices publiés par l’Insee',
      frozen: 'Le loyer de ce logement reste gelé : la partie sur l’énergie dit pourquoi.',
      perhapsFrozen: 'Si le logement est classé F ou G, son loyer reste gelé : voyez la partie sur l’énergie.',
    },
  },
  en: {
    title: 'Rent',
    noAddress: 'The address is missing: rules about rent depend on the commune.',
    addAddress: 'Give the address',
    failed: 'The place of the home could not be looked up',
    notFound: 'We could not find this address',
    notFoundText: 'The address directory does not know it.',
    retry: 'Try again',
    editAddress: 'Correct the address',
    official:
      'In the meantime the official simulators answer: <control>rent control</control> and <tense>tense zones</tense>.',
    notControlled: 'We know of no rent control in this commune.',
    notTense: 'This commune is not in the list of tense zones.',
    free: 'Between two tenants, you set the rent freely.',
    verify: 'You can check: <control>rent control</control>, <tense>tense zones</tense>.',
    revision: {
      title: 'Raising the rent during a lease',
      text: 'The rent may follow the reference index of rents once a year, if the lease says so.',
      indexes: 'Indexes published by INSEE',
      frozen: 'The rent of this home stays frozen: the part about energy says why.',
      perhapsFrozen: 'If the home is graded F or G, its rent stays frozen: see the part about energy.',
    },
  },
})
