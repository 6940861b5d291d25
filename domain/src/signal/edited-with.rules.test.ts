import { describe, expect, it } from 'vitest'
import { findEditors } from './edited-with.rules.ts'

describe('a program for editing is named', () => {
  it.each([
    'Adobe Photoshop 21.0 (Windows)',
    'Adobe Illustrator 27.5',
    'GIMP 2.10.34',
    'Canva',
    'Inkscape 1.2.2 (https://inkscape.org)',
    'CorelDRAW X7',
    'Affinity Photo 1.10.6',
    'paint.net 5.0.2',
    'iLovePDF',
    'SAMBox 3.0.8 (www.sejda.com)',
    'PDFescape Online - https://www.pdfescape.com',
    'Foxit PDF Editor Pro 12.1',
    'Foxit PhantomPDF 9.7',
    'PDF-XChange Editor 9.5.368',
    'Adobe Acrobat Pro (64-bit) 23.8',
    'Acrobat Pro DC 20.9.20067',
    'Nitro Pro 13 (13.70.2.40)',
    'Wondershare PDFelement',
    'Draw',
    'LibreOffice Draw',
  ])('%s', (name) => {
    expect(findEditors({ creator: name })).toEqual([{ found: name }])
    expect(findEditors({ producer: name })).toEqual([{ found: name }])
  })

  it('once, when the file names it twice', () => {
    expect(findEditors({ creator: 'Canva', producer: ' Canva ' })).toEqual([{ found: 'Canva' }])
  })

  it('beside another one', () => {
    const found = findEditors({ creator: 'Adobe Photoshop 21.0', producer: 'iLovePDF' })
    expect(found).toEqual([{ found: 'Adobe Photoshop 21.0' }, { found: 'iLovePDF' }])
  })

  it.each([
    ['of 80 letters, whole', `Canva ${'x'.repeat(74)}`, 80, 'x'],
    ['of 81 letters, shortened', `Canva ${'x'.repeat(75)}`, 80, '…'],
  ])('%s', (_, name, length, end) => {
    const [{ found = '' } = {}] = findEditors({ creator: name })
    expect([found.length, found.at(-1)]).toEqual([length, end])
  })
})

it.each([
  'Microsoft® Word pour Microsoft 365',
  'Microsoft: Print To PDF',
  'Writer',
  'Calc',
  'LibreOffice 7.4',
  'macOS Version 14.1 (Build 23B74) Quartz PDFContext',
  'Skia/PDF m119',
  'iText® 5.5.13 ©2000-2018 iText Group NV (AGPL-version)',
  'JasperReports Library version 6.20',
  'Adobe PDF Library 15.0',
  'Acrobat Distiller 11.0 (Windows)',
  'Acrobat PDFMaker 21 pour Word',
  'Adobe Acrobat Pro 11.0.23 Paper Capture Plug-in',
  'Adobe Acrobat Pro Scan',
  'Foxit Reader PDF Printer Version 9.7',
  'PDF-XChange Standard (8.0 build 343)',
  'SAMBox 2.3 (www.sejda.org)',
  'PDFsam Basic v4.3',
  'PDF24 Creator',
  'Canon iR-ADV C3525 PDF',
  'EPSON Scan',
  'iOS 17.1 Quartz PDFContext',
  'Adobe Photoshop Lightroom 6.0',
  'GIMPOSANT SA',
  'Drawing 3.0',
  '',
])('a program that makes, prints or scans is none: %s', (name) => {
  expect(findEditors({ creator: name, producer: name })).toEqual([])
})

it('nothing is known of a file that says nothing', () => expect(findEditors({})).toEqual([]))
