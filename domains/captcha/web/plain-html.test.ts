import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { expect, test } from 'vitest';

import { isPlainHtml } from './plain-html.ts';

test.each([
  '<img src=x onerror=alert(1)>',
  '<img src="x" onerror="alert(1)">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="https://elsewhere.example">x</a>',
  '<script>alert(1)</script>',
  '<svg onload="alert(1)"></svg>',
  '<svg><script>alert(1)</script></svg>',
  '<iframe src="https://elsewhere.example"></iframe>',
  '<style>*{display:none}</style>',
  '<div style="position:fixed">x</div>',
  '<form action="https://elsewhere.example"><button>x</button></form>',
  '<math><mtext></mtext></math>',
  '<div class="a" onclick="x">',
  '<div\nonclick="x">',
  "<div class='a' onclick='x'>",
  '<div/onclick="x">',
  '<!--><img src=x onerror=alert(1)>-->',
  '<!-- <b> -->',
  '< div>',
  '<div',
])('what could run, lead away or hide is not plain: %s', (html) => {
  expect(isPlainHtml(html)).toBe(false);
});

test.each([
  '',
  'Verifying... please wait.',
  'Je ne suis pas un robot & plus',
  '1 > 0',
  '<div class="altcha"><!> <br></div>',
])('parts and words are plain: %s', (html) => {
  expect(isPlainHtml(html)).toBe(true);
});

test('every part the widget builds is plain', () => {
  const widget = readFileSync(
    createRequire(import.meta.url)
      .resolve('altcha/external')
      .replace(/\.umd\.cjs$/, '.js'),
    'utf8',
  );
  const parts = Array.from(
    widget.matchAll(/\/\* @__PURE__ \*\/ pn?e?\((['"])(<.*?>)\1[,)]/g),
    ([, , part = '']) => part,
  );
  expect(parts.length).toBeGreaterThan(12);
  expect(parts.filter((part) => !isPlainHtml(part.replaceAll('<!>', '<!---->')))).toEqual([]);
});
