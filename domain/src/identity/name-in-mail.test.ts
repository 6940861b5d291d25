import { describe, expect, it } from 'vitest'
import { nameInMail } from './name-in-mail.rules.ts'

describe('nameInMail', () => {
  it.each([
    [['Inès', 'Abel'], 'Inès Abel'],
    [['Inès', null], 'Inès'],
    [['Jean-Pierre', 'D’Artagnan'], 'Jean-Pierre D’Artagnan'],
    [["O'Neil", 'De La Tour'], "O'Neil De La Tour"],
    [['J. R.', 'Dupont'], 'J. R. Dupont'],
    [['  Ana ', ' Durand'], 'Ana Durand'],
    [['می\u200cخواهم'], 'می\u200cخواهم'],
    [['李小龙'], '李小龙'],
    [['Maria Da Conceição', 'Dos Santos Ferreira'], 'Maria Da Conceição Dos Santos Ferreira'],
    [['A'.repeat(50)], 'A'.repeat(50)],
  ])('%j may stand in a subject', (parts, name) => expect(nameInMail(...parts)).toBe(name))

  it.each([
    [[]],
    [[null, undefined]],
    [['', ' ']],
    [['-']],
    [['Www.evil.example']],
    [['Evil.example', 'Cliquez']],
    [['Https://evil', 'A']],
    [['Ana@evil', 'B']],
    [['Appelez', '0612345678']],
    [['Ana\r\nBcc', 'B']],
    [['Ana <b>', 'B']],
    [['Ana “urgent”', 'B']],
    [['Ana, Votre Compte']],
    [['Ana\u202e', 'B']],
    [['😀']],
    [['A'.repeat(51)]],
    [['Votre Compte Est Bloqué', 'Répondez Tout De Suite']],
  ])('%j may not', (parts) => expect(nameInMail(...parts)).toBeUndefined())
})
