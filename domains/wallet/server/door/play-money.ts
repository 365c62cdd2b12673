import { sandboxSource } from '../purses.ts';
import { ownMoneyKind, type HouseAccount } from './money-kind.ts';
import { playMoneyWords } from './texts.ts';

/** Money without worth, for trying things out. People add it themselves: nobody is told. */
export const playMoney = ownMoneyKind({ kind: 'sandbox_deposit', words: playMoneyWords, category: 'top_up' });

/** Where play money comes from: as far below zero as all of it together. */
export const playMoneySource: HouseAccount<'wallet'> = {
  domain: 'wallet',
  purpose: sandboxSource('JVD').purpose,
  class: sandboxSource('JVD').class,
  mayOwe: true,
};
