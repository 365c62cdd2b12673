import { sandboxRails, type SandboxEntry, type SettledKind } from '@egcr/payments/server';

/** One line of a rail's settlement file. What goes back to payers is below zero; a refund that failed is ours again. */
export interface SettledLine {
  readonly kind: SettledKind;
  /** How the rail names it: our reference of a sale or refund, its own of a dispute. */
  readonly reference: string;
  readonly gross: bigint;
  /** What the rail keeps of it. */
  readonly fee: bigint;
}

/** What a simulated rail writes of its books, by currency, with the faults that the test numbers ask for. */
export function linesByAsset(
  rail: string,
  entries: readonly SandboxEntry[],
): ReadonlyMap<string, readonly SettledLine[]> {
  const byAsset = Map.groupBy(entries, ({ asset }) => asset);
  return new Map([...byAsset].map(([asset, of]) => [asset, of.flatMap((entry) => linesOf(rail, entry))]));
}

function linesOf(rail: string, { kind, reference, amount, settles }: SandboxEntry): readonly SettledLine[] {
  if (kind === 'refund') return [{ kind, reference, gross: -amount, fee: 0n }];
  const line = { kind, reference, gross: amount, fee: sandboxFee(rail, amount) ?? 0n };
  if (settles === 'never') return [];
  if (settles === 'short') return [{ ...line, gross: amount - 1n }];
  return settles === 'twice' ? [line, line] : [line];
}

/** What a simulated rail takes for a sale, rounded up, never more than the sale; undefined of other rails, which say themselves. */
export function sandboxFee(rail: string, amount: bigint): bigint | undefined {
  const cost = sandboxRails.find((each) => each.rail === rail)?.cost;
  if (cost === undefined) return undefined;
  const fee = BigInt(cost.fixed) + (amount * BigInt(cost.variable_bps) + 9_999n) / 10_000n;
  return fee < amount ? fee : amount;
}
