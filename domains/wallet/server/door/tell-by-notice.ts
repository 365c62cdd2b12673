import { notificationAsked } from '@egcr/notifications/contract';
import { told } from '@egcr/server-kit/event-kinds';
import { languages } from '@egcr/server-kit/http/request-facts';
import type { DomainEvent } from '@egcr/server-kit/work';

import { moneyMoved } from '../../contract/notices.ts';
import { toWire } from '../../contract/rules.ts';
import type { Move } from '../move-money.ts';
import type { KindWords, MoneyKind } from './money-kind.ts';

/** What rings the bell of both sides, where the kind has words for them. */
export function noticesOf(kind: MoneyKind, move: Move): readonly DomainEvent[] {
  const { from, to } = move;
  return [
    ...(to ? noticeFor(kind, move, { side: 'received', userId: to.user_id, other: from }) : []),
    ...(from ? noticeFor(kind, move, { side: 'paid', userId: from.user_id, other: to }) : []),
  ];
}

interface Told {
  readonly side: 'received' | 'paid';
  readonly userId: string;
  readonly other: Move['from'];
}

/** The sentence goes along in every language: it is read in the reader's of that day, by a page that need not know the kind. */
function noticeFor(kind: MoneyKind, { id, money, note }: Move, { side, userId, other }: Told) {
  const sentences = languages.flatMap((language) => {
    const sentence = wordsOf(kind.words(language), side);
    return sentence === undefined ? [] : [[`text_${language}`, sentence] as const];
  });
  const english = wordsOf(kind.words('en'), side);
  if (english === undefined || sentences.length < languages.length) return [];
  const params = { ...toWire(money), name: other?.name ?? '', note, text_en: english, side };
  const inAll = { ...Object.fromEntries(sentences), ...params };
  return [told(notificationAsked, { user_id: userId, ...moneyMoved.of(inAll, id) })];
}

function wordsOf(words: KindWords, side: Told['side']): string | undefined {
  return words[side];
}
