import { wireMoney } from '@egcr/contract/money';
import { speaker } from '@egcr/web-kit/speaker';
import * as z from 'zod/mini';

import { requestCancelled, requestDeclined, requestExpired, requestReceived } from '../contract/notices.ts';
import { noticeTexts } from './notices/texts.ts';

const say = speaker(noticeTexts);

export const notices = [
  say(requestReceived, (t, { name, note, ...money }, { amount }) => {
    const whole = z.safeParse(wireMoney, money);
    const title = whole.success
      ? t('wallet.request_received', { name, amount: amount(whole.data) })
      : t('wallet.request_received.open', { name });
    return { title, note };
  }),
  say(requestDeclined, (t, { name, note }) => ({ title: t('wallet.request_declined', { name }), note })),
  say(requestCancelled, (t, { name, note }) => ({ title: t('wallet.request_cancelled', { name }), note })),
  say(requestExpired, (t, { note }) => ({ title: t('wallet.request_expired'), note })),
];
