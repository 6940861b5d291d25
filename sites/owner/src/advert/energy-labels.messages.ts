import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const energyLabelsMessages = defineMessages({
  fr: {
    title: 'Étiquettes énergie et climat',
    both: 'En ligne, ajoutez cette image\u202f: la loi veut les deux étiquettes en couleur.',
    energyAlone:
      'En ligne, la loi veut les deux étiquettes en couleur. Il manque la classe climat\u202f: cette image ne montre que la classe énergie.',
    download: (count: number) => (count > 1 ? 'Télécharger les étiquettes' : 'Télécharger l’étiquette'),
    fileName: { fr: 'etiquettes-dpe', en: 'etiquettes-dpe-en-anglais' },
    downloaded: 'L’image est téléchargée.',
  },
  en: {
    title: 'Energy and climate labels',
    both: 'Online, add this image: the law wants both labels in colour.',
    energyAlone:
      'Online, the law wants both labels in colour. The climate grade is missing: this image shows the energy grade only.',
    download: (count: number) => (count > 1 ? 'Download the labels' : 'Download the label'),
    fileName: { fr: 'energy-labels-in-french', en: 'energy-labels' },
    downloaded: 'The image is downloaded.',
  },
})
