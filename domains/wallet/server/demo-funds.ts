import type { WireMoney } from '@egcr/contract/money';
import type { DemoPart, DemoPersona } from '@egcr/server-kit/demo';

import type { MoneyDoor } from './door/money-door.ts';
import { playMoney, playMoneySource } from './door/play-money.ts';

const jvd = (units: number): WireMoney => ({ value: `${units}00`, assetCode: 'JVD', assetScale: 2 });
const usd = (units: number): WireMoney => ({ value: `${units}00`, assetCode: 'USD', assetScale: 2 });
const usdc = (units: number): WireMoney => ({ value: `${units}000000`, assetCode: 'USDC', assetScale: 6 });

const fundsOf: Readonly<Partial<Record<DemoPersona, readonly WireMoney[]>>> = {
  personal_user: [jvd(12_500), usd(800)],
  business_owner: [jvd(2_500_000), usdc(150_000)],
  government_user: [jvd(50_000)],
  ngo_user: [jvd(30_000)],
  content_editor: [jvd(2_000)],
  super_admin: [jvd(1_000)],
  second_super_admin: [jvd(1_000)],
};

/** The play money with which the people of a demonstration begin. */
export function demoFunds(door: Pick<MoneyDoor<typeof playMoney>, 'pay'>): DemoPart {
  return async (people) => async (work) => {
    for (const { persona, userId } of people)
      for (const amount of fundsOf[persona] ?? [])
        await door.pay(work, {
          kind: playMoney,
          key: work.newId(),
          from: playMoneySource,
          to: userId,
          amount,
        });
  };
}
