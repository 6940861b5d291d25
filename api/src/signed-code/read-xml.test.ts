import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MalformedXml, readXml, type XmlElement } from './read-xml.ts'

const written = ({ name, text, children }: XmlElement): string => `${name}(${text}${children.map(written).join('')})`

describe('readXml', () => {
  it.each([
    ['<a/>', '{}a()'],
    ['<a></a>', '{}a()'],
    ['\uFEFF<?xml version="1.0" encoding="UTF-8"?>\n<a>b</a>\n', '{}a(b)'],
    ['<a b="c" d=\'e\'>f<g/>h</a>', '{}a(fh{}g())'],
    ['<a xmlns="n">b<c xmlns="">d</c></a>', '{n}a(b{}c(d))'],
    ['<x:a xmlns:x="n"><x:b/><c/></x:a>', '{n}a({n}b(){}c())'],
    ['<a><!-- <b> & --></a><!-- end -->', '{}a()'],
    ['<a>&lt;&amp;&#233;&#xE9;</a>', '{}a(<&éé)'],
    ['<a\n  b = "c"\n></a >', '{}a()'],
  ])('reads %j', (text, result) => expect(written(readXml(text))).toBe(result))

  it.each([
    '',
    'text',
    '<a>',
    '</a>',
    '<a></b>',
    '<a><b></a></b>',
    '<a/><b/>',
    '<a/>text',
    '<!DOCTYPE a><a/>',
    '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
    '<a>&b;</a>',
    '<a>& </a>',
    '<a>&#9999999;</a>',
    '<a><![CDATA[b]]></a>',
    '<a><?b c?></a>',
    '<x:a/>',
    '<a b=c/>',
    '<a b="<"/>',
    '<a <b/>',
    '<a><!-- </a>',
    '<a',
    `${'<a>'.repeat(50)}${'</a>'.repeat(50)}`,
    `<a>${'<b/>'.repeat(200_001)}</a>`,
    `<a b="${'c'.repeat(20_000)}"/>`,
  ])('refuses %.60j', (text) => expect(() => readXml(text)).toThrow(MalformedXml))

  it('never ends in another error', () => {
    const pieces = fc.constantFrom(
      '<a>',
      '</a>',
      '<a b="c">',
      '<x:a>',
      '<!--',
      '-->',
      '&amp;',
      '&',
      '<!',
      '"',
      'text',
      '/>',
    )
    fc.assert(
      fc.property(fc.array(fc.oneof(pieces, fc.string({ maxLength: 5 })), { maxLength: 30 }), (parts) => {
        try {
          readXml(parts.join(''))
        } catch (error) {
          expect(error).toBeInstanceOf(MalformedXml)
        }
      }),
    )
  })
})
