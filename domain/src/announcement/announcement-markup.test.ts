import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Markup, parseAnnouncement } from './announcement-markup.ts'

/** Converts the result back to HTML, to compare it easily. */
const write = (parts: readonly Markup[]): string =>
  parts
    .map((part) => {
      if (typeof part === 'string') return part
      const opening = part.tag === 'a' ? `<a href=${part.href}>` : `<${part.tag}>`
      return part.tag === 'br' ? opening : `${opening}${write(part.children)}</${part.tag}>`
    })
    .join('')

const read = (html: string) => write(parseAnnouncement(html))

describe('parseAnnouncement', () => {
  it.each([
    ['', ''],
    ['Bonjour', 'Bonjour'],
    ['<strong>Maintenance</strong> samedi', '<strong>Maintenance</strong> samedi'],
    ['<B>a</B><i>b</i>', '<strong>a</strong><em>b</em>'],
    ['a<br>b<br/>c<br />', 'a<br>b<br>c<br>'],
    ['<p>a</p><ul><li>b</li></ul>', '<p>a</p><ul><li>b</li></ul>'],
    ['<a href="/contact">nous</a>', '<a href=/contact>nous</a>'],
    ["<a target=_blank href='https://a.example/?b=1&amp;c=2'>a</a>", '<a href=https://a.example/?b=1&c=2>a</a>'],
    ['<a href=mailto:a@b.example>a</a>', '<a href=mailto:a@b.example>a</a>'],
    ['<a href="">a</a> <a>b</a>', 'a b'],
    // unknown elements are replaced by their content
    ['<div class="x"><span style="color:red">a</span></div>', 'a'],
    // unclosed elements are closed at the end; stray end tags are dropped
    ['<strong>a<em>b', '<strong>a<em>b</em></strong>'],
    ['<strong>a<em>b</strong>c', '<strong>a<em>b</em></strong>c'],
    ['a</strong></div>b', 'ab'],
    // text
    ['1 < 2 > 1 & 3', '1 < 2 > 1 & 3'],
    ['&lt;strong&gt; &amp;amp; &eacute; &#233;&#xE9; &nbsp;!', '<strong> &amp; &eacute; éé \u00A0!'],
    ['l&#0;a&#x110000;b', 'lab'],
    ['<!-- note -->a<!-- <b>never</b>', 'a'],
    ['<!doctype html>a<?php b ?>c', 'ac'],
  ])('%s', (html, expected) => expect(read(html)).toBe(expected))

  it('nests at most 8 levels', () => {
    expect(read(`${'<b>'.repeat(50)}a`)).toBe(`${'<strong>'.repeat(8)}a${'</strong>'.repeat(8)}`)
  })
})

describe('scripts and unsafe links', () => {
  it.each([
    ['<script>alert(1)</script>a', 'a'],
    ['<SCRIPT SRC=//evil.example></SCRIPT>a', 'a'],
    ['a<script>alert(1)', 'a'],
    ['<scr<script>ipt>alert(1)</script>', 'ipt>alert(1)'],
    ['<style>*{background:url(//evil.example)}</style>a', 'a'],
    ['<img src=x onerror=alert(1)>a', 'a'],
    ['<strong onclick="alert(1)">a</strong>', '<strong>a</strong>'],
    ['<svg onload=alert(1)><a href=javascript:alert(1)>b</a></svg>a', 'a'],
    ['<math><mtext><script>alert(1)</script></mtext></math>a', 'a'],
    ['<iframe srcdoc="<script>alert(1)</script>"></iframe>a', 'a'],
    ['<template><script>alert(1)</script></template>a', 'a'],
    ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">a', '">a'],
    ['<textarea><script>alert(1)</textarea>a', 'a'],
    ['<form action=//evil.example><button>a</button></form>', 'a'],
    ['<meta http-equiv=refresh content="0;url=//evil.example">a', 'a'],
    ['<base href=//evil.example>a', 'a'],
    ['<a href="javascript:alert(1)">a</a>', 'a'],
    ['<a href="JaVaScRiPt:alert(1)">a</a>', 'a'],
    ['<a href=" \tjavascript:alert(1)">a</a>', 'a'],
    ['<a href="java\nscript:alert(1)">a</a>', 'a'],
    ['<a href="java&#10;script:alert(1)">a</a>', 'a'],
    ['<a href="&#106;avascript:alert(1)">a</a>', 'a'],
    ['<a href="&#x6A&#x61vascript:alert(1)">a</a>', 'a'],
    ['<a href="\u0001javascript:alert(1)">a</a>', 'a'],
    ['<a href="data:text/html,<script>alert(1)</script>">a</a>', 'a'],
    ['<a href="vbscript:msgbox(1)">a</a>', 'a'],
    ['<a href="blob:https://a.example/1">a</a>', 'a'],
    ['<a data-href="/x" href="javascript:alert(1)">a</a>', 'a'],
    ['<a/href="javascript:alert(1)">a</a>', 'a'],
    ['<a href="https://[">a</a>', 'a'],
    ['<p style="position:fixed;inset:0">a</p>', '<p>a</p>'],
    ['<a href="/x" onmouseover="alert(1)" style="x">a</a>', '<a href=/x>a</a>'],
  ])('%s leaves %j', (html, expected) => expect(read(html)).toBe(expected))

  it('are never in the result, for any input', () => {
    const piece = fc.constantFrom(
      '<',
      '>',
      '/',
      '"',
      "'",
      '=',
      ' ',
      'a',
      'script',
      'href',
      'javascript:',
      'onerror',
      '<a ',
      '<b>',
      '</b>',
      '<!--',
      '-->',
      '&lt;',
      '&#',
      ';',
      '<svg>',
      'x',
    )
    const check = (parts: readonly Markup[]): void => {
      for (const part of parts) {
        if (typeof part === 'string') continue
        expect(['a', 'strong', 'em', 'u', 's', 'small', 'sub', 'sup', 'p', 'ul', 'ol', 'li', 'br']).toContain(part.tag)
        expect(Object.keys(part).sort()).toEqual(part.tag === 'a' ? ['children', 'href', 'tag'] : ['children', 'tag'])
        if (part.tag === 'a') expect(new URL(part.href, 'https://a.example').protocol).toMatch(/^(https?|mailto|tel):$/)
        check(part.children)
      }
    }
    fc.assert(fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => check(parseAnnouncement(pieces.join('')))))
  })
})
