/** Where an owner compares or chooses. */
export const lawOfChoiceInFrench =
  'La loi interdit de choisir selon l’origine, le nom, la famille, la santé, l’âge, l’adresse ou l’un des 25 critères de discrimination. Vous devez pouvoir montrer que votre raison est objective.'

export const lawOfChoiceInEnglish =
  'The law forbids choosing by origin, name, family, health, age, address or any other of the 25 criteria of discrimination. You must be able to show that your reason is objective.'
