import { speaker, type NoticeReader } from '@egcr/web-kit/speaker';
import type * as z from 'zod/mini';

import { moneyMoved, moneyReceived } from '../contract/notices.ts';
import { noticeTexts } from './notices/texts.ts';

const say = speaker(noticeTexts);

export const notices = [
  say(moneyReceived, (t, { from_name: name, note, ...money }, { amount }) => ({
    title: t('wallet.money_received', { name, amount: amount(money) }),
    note,
  })),
  say(moneyMoved, (_, params, reader) => ({
    title: inOwnWords(params, reader),
    note: params.note,
    ...(params.side === 'paid' && { isOutgoing: true }),
  })),
];

/** The sentence that came along in the reader's language, or else in English. */
function inOwnWords(params: z.output<typeof moneyMoved.params>, { locale, amount }: NoticeReader): string {
  const own = params[`text_${new Intl.Locale(locale).language}`];
  const values = { name: params.name, amount: amount(params) };
  return (typeof own === 'string' ? own : params.text_en).replace(
    /\{(name|amount)\}/g,
    (_, key: keyof typeof values) => values[key],
  );
}
