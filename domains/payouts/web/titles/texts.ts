import { paymentsWords } from '@egcr/payments/contract';
import { texts } from '@egcr/web-kit/messages';

/** The titles of the screens: of the page, in navigation and in the search. */
export const payoutTitles = texts({ payouts: paymentsWords.payouts });
