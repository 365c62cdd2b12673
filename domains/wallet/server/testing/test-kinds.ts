import { texts } from '@egcr/server-kit/texts';

import { houseAccount, moneyKind } from '../door/money-kind.ts';

/** One sentence in English and Arabic; the other languages read English. */
const row = (en: string, ar: string) => ({
  en,
  es: en,
  fr: en,
  de: en,
  it: en,
  pt: en,
  zh: en,
  ja: en,
  ko: en,
  ar,
});

/** A domain that gives grants out and takes a fee for them, as the tests of the wallet's door imagine it. */
export const grantAward = moneyKind({
  kind: 'grants.award',
  category: 'income',
  words: texts({
    title: row('Grant', 'منحة'),
    received: row('You received a grant of {amount}', 'تلقيت منحة بقيمة {amount}'),
  }),
});
export const grantFee = moneyKind({
  kind: 'grants.fee',
  category: 'bills',
  words: texts({
    title: row('Fee for a grant', 'رسوم منحة'),
    paid: row('A fee of {amount} was taken', 'خُصمت رسوم بقيمة {amount}'),
  }),
});
export const grantsPurse = houseAccount('grants.purse', { class: 'expense', mayOwe: true });
/** Has only what was paid in. */
export const grantsTill = houseAccount('grants.till', { class: 'liability', mayOwe: false });

/** Another domain, in which people trade with each other. */
export const tradePrice = moneyKind({
  kind: 'trades.price',
  category: 'shopping',
  words: texts({
    title: row('Trade with {name}', 'صفقة مع {name}'),
    received: row('{name} paid you {amount}', 'دفع لك {name} مبلغ {amount}'),
  }),
});
export const tradesTill = houseAccount('trades.till', { class: 'liability', mayOwe: false });

export const testKinds = [grantAward, grantFee, tradePrice] as const;
