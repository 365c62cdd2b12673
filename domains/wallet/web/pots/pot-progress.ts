import type { Pot } from '../../contract/pots.ts';

/** How full a pot is, from 0 to 1; undefined where it has no goal. Through whole numbers: thousandths are enough for a ring. */
export function shareOf({ balance, target }: Pick<Pot, 'balance' | 'target'>): number | undefined {
  if (target === null || BigInt(target.value) === 0n) return undefined;
  const thousandths = (BigInt(balance.value) * 1000n) / BigInt(target.value);
  return thousandths > 1000n ? 1 : Number(thousandths) / 1000;
}

/** A day without a time, as an instant that has its date from Hawaii to Samoa. */
export function momentOf(day: string): Date {
  return new Date(`${day}T10:00:00.000Z`);
}
