import type { ForbiddenCriterion } from '../law/forbidden-criteria.ts'

/**
 * French and English words, without accents and in lower case. Words of five letters or more also stand for their
 * regular feminine and plural. Words that mostly mean something else in a note about a home are left out.
 */
export const wordsOfCriteria: Readonly<Record<ForbiddenCriterion, string>> = {
  ORIGIN: `origine origin origins race racial racism ethnie ethnique ethnic ethnicity nationalite nationality
    etranger etrangere foreign foreigner immigre immigrant migrant refugie refugee arabe arab arabs maghrebin
    africain african algerien algerian marocain moroccan tunisien tunisian senegalais senegalese malien malian
    congolais antillais asiatique asian chinois chinese indien roumain romanian gitan tsigane gypsy gypsies rom roms
    noir noirs noire noires black blacks peau accent patronyme`,
  RELIGION: `religion religieux religieuse religious musulman muslim islam islamique juif juifs juive juives jewish jew
    jews chretien christian catholique catholic bouddhiste buddhist athee atheist voilee hijab kippa ramadan halal
    casher mosquee mosque synagogue priere pratiquant`,
  FAMILY: `celibataire divorce divorcee divorced veuf veufs veuve veuves widow widower monoparental monoparentale enfant
    child children kid kids bebe bebes baby babies maman`,
  PREGNANCY: `enceinte grossesse pregnant pregnancy maternite maternity`,
  HEALTH: `sante health malade maladie disease illness sick cancer depressif depressive vih sida hiv handicap handicape
    disabled disability invalide invalidite wheelchair sourd deaf aveugle blind autiste autistic`,
  ORIENTATION: `gay gays homo homos homosexuel homosexuelle homosexual lesbienne lesbian bisexuel bisexuelle bisexual
    transgenre transgender transsexuel transsexuelle lgbt`,
  SEX: `femme homme woman women`,
  AGE: `age ages agee agees elderly vieux vieille vieilles jeune jeunes young senior seniors`,
  APPEARANCE: `obese moche ugly tatoue tatouage tattoo tattooed`,
  OPINION: `syndicaliste syndique unionist cgt cfdt militant gauchiste politique political activiste activist`,
  RESIDENCE: `banlieue ghetto`,
  POVERTY: `rsa chomeur chomeuse chomage unemployed pauvre pauvrete`,
}
