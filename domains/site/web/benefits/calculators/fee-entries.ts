import type { FigureEntry } from '../rules/figures.ts';

const money = (first: string, min: string, max: string): FigureEntry => ({ kind: 'money', first, min, max });
const percent = (first: string): FigureEntry => ({ kind: 'percent', first, min: '0', max: '100' });
const count = (first: string, max: string): FigureEntry => ({ kind: 'count', first, min: '1', max });

/** What someone sends in a month, and what it costs today. */
export const sendEntries = {
  send: money('300', '1', '1000000'),
  payments: count('2', '1000'),
  percent: percent('5'),
  fixed: money('2', '0', '1000'),
} as const;

/** What a business earns in a month. */
export const payEntries = {
  volume: money('20000', '1', '1000000000'),
  payments: count('400', '10000000'),
  percent: percent('2.5'),
  fixed: money('0.25', '0', '1000'),
  share: percent('10'),
} as const;

/** What an organization is given in a month. */
export const giveEntries = {
  volume: money('10000', '1', '1000000000'),
  payments: count('250', '10000000'),
  percent: percent('4'),
  fixed: money('0.3', '0', '1000'),
  share: percent('60'),
} as const;

/** Support while looking for work. */
export const supportEntries = {
  support: money('200', '1', '100000'),
  earned: money('120', '0', '1000000'),
} as const;

/** What a project needs, in dollars. */
export const grantEntries = {
  business: { wanted: money('150000', '1', '1000000000000') },
  government: { wanted: money('2500000', '1', '1000000000000') },
} as const;

/** A reserve to try out. */
export const reserveEntries = {
  deposits: money('500000000', '0', '1000000000000000'),
  held: money('60000000', '0', '1000000000000000'),
  ratio: percent('10'),
  outflow: percent('5'),
} as const;
