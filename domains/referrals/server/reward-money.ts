import { houseAccount, moneyKind } from '@egcr/wallet/server';

import { rewardWords } from './texts.ts';

/** What a reward is called wherever money shows. */
export const rewardKind = moneyKind({ kind: 'referrals.reward', words: rewardWords, category: 'income' });

/** The programme that pays rewards: what it owes is what has been given out and nobody has paid in yet. */
export const rewardsAccount = houseAccount('referrals.rewards', { class: 'expense', mayOwe: true });
