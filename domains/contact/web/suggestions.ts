import { hrefOf } from '@egcr/contract/product-screens';
import type { Topic } from '../contract/index.ts';

/** Answers that stand beside the form, each with where it is done. */
export const answers = [
  { name: 'code', topics: ['account', 'security'], href: hrefOf('auth') },
  { name: 'pin', topics: ['account', 'security'], href: hrefOf('auth') },
  { name: 'arrival', topics: ['money'], href: hrefOf('wallet-history') },
  { name: 'wrong', topics: ['money', 'fraud'], href: hrefOf('wallet-history') },
  { name: 'freeze', topics: ['fraud', 'security', 'money'], href: hrefOf('wallet-security') },
  { name: 'data', topics: ['privacy'], href: hrefOf('legals', { document: 'privacy' }) },
  { name: 'weakness', topics: ['security'], href: hrefOf('security') },
  { name: 'barrier', topics: ['accessibility'], href: hrefOf('legals', { document: 'accessibility' }) },
  { name: 'open', topics: ['partners', 'other'], href: hrefOf('legals', { document: 'terms' }) },
] as const satisfies readonly {
  readonly name: string;
  readonly topics: readonly Topic[];
  readonly href: string;
}[];
export type Answer = (typeof answers)[number];

/** At most three answers that fit a topic; without one those that most people look for. */
export function suggestFor(topic: Topic | undefined): readonly Answer[] {
  if (topic === undefined) return answers.slice(0, 3);
  const rank = (answer: Answer) => answer.topics.findIndex((each) => each === topic);
  const fitting = answers.filter((answer) => rank(answer) >= 0);
  return fitting.toSorted((one, other) => rank(one) - rank(other)).slice(0, 3);
}
