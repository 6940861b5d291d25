import { expect, it } from 'vitest'
import { createCriticalStyles } from './critical-styles.ts'

const page = '<main id="content"><h1 class="title big">A</h1><details><summary>B</summary></details></main>'

it.each([
  [
    'keeps elements, classes and ids of the page',
    'h1{a:b}.title.big{a:b}#content>h1{a:b}',
    'h1{a:b}.title.big{a:b}#content>h1{a:b}',
  ],
  ['drops the others', 'h2{a:b}.small{a:b}#other{a:b}main .small{a:b}', ''],
  ['keeps the selectors of a list that match', 'h1,h2,.title{a:b}', 'h1,.title{a:b}'],
  [
    'keeps states and attributes',
    'h1:hover{a:b}details[open]{a:b}[data-theme=dark]{a:b}',
    'h1:hover{a:b}details[open]{a:b}[data-theme=dark]{a:b}',
  ],
  ['asks nothing inside :not()', 'h1:not(.small,:is(.other)){a:b}', 'h1:not(.small,:is(.other)){a:b}'],
  [
    'asks for what :has() names',
    'body:has(.small){a:b}body:has(.big:not([hidden])){a:b}',
    'body:has(.big:not([hidden])){a:b}',
  ],
  [
    'looks into conditions and drops empty ones',
    '@media print{h1{a:b}h2{a:b}}@media (width<9px){h2{a:b}}',
    '@media print{h1{a:b}}',
  ],
  ['keeps the place of an empty layer', '@layer one{h2{a:b}}@layer two{h1{a:b}}', '@layer one{}@layer two{h1{a:b}}'],
  [
    'drops unused variables, also those used by unused ones',
    ':root{--a:var(--b);--b:1;--c:var(--d);--d:2}h1{x:var(--a)}',
    ':root{--a:var(--b);--b:1}h1{x:var(--a)}',
  ],
  [
    'drops unused animations',
    'h1{animation:.1s spin}@keyframes spin{to{a:b}}@keyframes fade{to{a:b}}',
    'h1{animation:.1s spin}@keyframes spin{to{a:b}}',
  ],
  ['is not confused by strings', 'h1:before{content:"}{;"}h2{a:b}', 'h1:before{content:"}{;"}'],
  [
    'keeps fonts and statements',
    '@layer a,b;@font-face{font-family:"X";src:url("x;y")}',
    '@layer a,b;@font-face{font-family:"X";src:url("x;y")}',
  ],
  [
    'keeps what the document puts around the page',
    'html{a:b}body{a:b}#root>main{a:b}',
    'html{a:b}body{a:b}#root>main{a:b}',
  ],
  ['keeps what the loader adds', '.offline-notice-text{a:b}', '.offline-notice-text{a:b}'],
])('%s', (_, css, kept) => {
  expect(createCriticalStyles(css)(page)).toBe(kept)
})
