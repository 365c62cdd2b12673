import { REWARD_MINOR } from './limits.ts';

/** What each side gets, as money travels. */
export const rewardAmount = { value: String(REWARD_MINOR), assetCode: 'JVD', assetScale: 2 } as const;
