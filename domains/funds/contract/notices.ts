import { wireMoney } from '@egcr/contract/money';
import { notice } from '@egcr/contract/notice';
import { hrefOf } from '@egcr/contract/product-screens';
import * as z from 'zod/mini';

const about = { link: (): string => hrefOf('wallet-funds'), type: 'money.fund' } as const;

/** A purchase ended without units: the wallet refused it, or no price came. The money is free again. */
export const purchaseEnded = notice('funds.purchase_ended', { ...about, params: wireMoney });
/** An order to give units back ended without money. The units are the person's again. */
export const redemptionEnded = notice('funds.redemption_ended', {
  ...about,
  params: z.object({ units: z.string() }),
});
