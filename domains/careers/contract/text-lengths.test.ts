import { expect, it } from 'vitest';
import * as z from 'zod/mini';

import { cv, emptyCv, type Cv } from './cv/shape.ts';
import { interviewOffer } from './interviews/shape.ts';

const entry = { position: '', employer: '', from: '', until: '', summary: '' };
const school = { school: '', subject: '', degree: '', from: '', until: '' };
const inCv = (change: (text: string) => Partial<Cv>) => (text: string) =>
  z.safeParse(cv, { ...emptyCv, ...change(text) }).success;
const offer = {
  version: 1,
  kind: 'video',
  minutes: 30,
  time_zone: 'Europe/Rome',
  times: ['2026-12-01T10:00:00Z'],
};

const texts: readonly [string, number, (text: string) => boolean][] = [
  ['headline', 120, inCv((headline) => ({ headline }))],
  ['about', 2000, inCv((about) => ({ about }))],
  ['town', 80, inCv((town) => ({ town }))],
  ['position', 120, inCv((position) => ({ work: [{ ...entry, position }] }))],
  ['employer', 120, inCv((employer) => ({ work: [{ ...entry, employer }] }))],
  ['summary', 1500, inCv((summary) => ({ work: [{ ...entry, summary }] }))],
  ['school', 120, inCv((name) => ({ education: [{ ...school, school: name }] }))],
  ['subject', 120, inCv((subject) => ({ education: [{ ...school, subject }] }))],
  ['degree', 120, inCv((degree) => ({ education: [{ ...school, degree }] }))],
  ['label of a link', 60, inCv((label) => ({ links: [{ label, url: 'https://sails.example' }] }))],
  ['place of an interview', 300, (place) => z.safeParse(interviewOffer, { ...offer, place }).success],
];

it.each(texts)(
  '%s has at most %i signs, and what is tidied away counts up to four times that',
  (_, most, takes) => {
    const length = (signs: number, all = signs) => takes('x'.repeat(signs).padEnd(all));
    expect([length(most), length(most + 1)]).toEqual([true, false]);
    expect([length(1, 4 * most), length(1, 4 * most + 1)]).toEqual([true, false]);
  },
);
