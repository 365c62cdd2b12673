import { organisationRefusals } from '@egcr/organisations/contract';
import { refusals } from '@egcr/contract/refusals';

export const treasuryRefusals = refusals({
  business_wallet_frozen: [423, 'The wallet of this business is frozen: no money can leave it.'],
  payment_over: [409, 'This payment was paid, declined or has lapsed; members: state.'],
  second_member_required: [
    403,
    'Another member of the team confirms this payment, not the one who asked for it.',
  ],
  too_many_waiting: [409, 'As many payments as one business may have wait for a second member.'],
});

/** What stops money that goes out of the wallet of a business at once, for the calls of other domains. */
export const businessStops = [
  organisationRefusals.business_status_forbids,
  treasuryRefusals.business_wallet_frozen,
  treasuryRefusals.second_member_required,
] as const;
