import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { expect, test } from 'vitest';

import { MAX_NUMBER_CEILING, WORKERS_MAX } from '../contract/index.ts';
import { captchaTexts } from './texts.ts';

const messages = captchaTexts.english;

const widget = readFileSync(
  createRequire(import.meta.url)
    .resolve('altcha/external')
    .replace(/\.umd\.cjs$/, '.js'),
  'utf8',
);

test('[CAP-05] our English is that of the specification', () => {
  expect(messages).toMatchObject({
    error: 'Verification failed. Try again later.',
    expired: 'Verification expired. Try again.',
    required: 'Verification required!',
    wait: 'Verifying... please wait.',
    server_responded: 'Server responded with {status}.',
    spam: 'SpamFilter returned negative classification.',
  });
});

test.each([
  'Attribute challengeurl not set.',
  'Attribute verifyurl not set.',
  'SpamFilter returned negative classification.',
  'Unknown algorithm value',
  'Challenge is too short. Min. 40 chars.',
  'Salt is too short. Min. 10 chars.',
  'x-altcha-spam-filter',
])('[CAP-04, CAP-05] the widget we have pinned knows: %s', (words) => {
  expect(widget).toContain(words);
});

test('[CAP-06] its largest number and its number of threads are ours', () => {
  expect(widget).toContain('"maxnumber", 7, 1e6');
  expect(MAX_NUMBER_CEILING).toBe(1e6);
  expect(widget).toContain(`Math.min(${WORKERS_MAX}, navigator.hardwareConcurrency || 8)`);
});
