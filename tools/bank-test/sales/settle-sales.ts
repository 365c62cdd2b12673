import { codeOf, parsed } from '../caller.ts';
import type { InsistingCalls } from '../insisting-calls.ts';
import type { SalePeople } from './sale-people.ts';
import type { Sale } from './sale-plan.ts';
import { settlementFile } from './settlement-file.ts';

/** The rail of wallets at another provider. */
export const RAIL = 'open_payments';

interface Settled {
  readonly calls: InsistingCalls;
  readonly officers: SalePeople['officers'];
  readonly sales: readonly Sale[];
  readonly complain: (what: string) => void;
}

/** The other company's file: what it owes is at zero afterwards, and nothing differs. */
export async function settleSales({ calls, officers, sales, complain }: Settled): Promise<void> {
  const [maker, checker] = officers;
  const paid = sales.filter(({ isPaid }) => isPaid);
  if (paid.length === 0) return;
  const body = { content: settlementFile(RAIL, paid) };
  const path = '/api/v1/admin/settlements';
  const made = await calls.post({ person: maker }, { path, body });
  const { id, sha256 } = parsed(made) as { readonly id: string; readonly sha256: string };
  const approval = `/api/v1/admin/proposals/${id}/approve`;
  const taken = await calls.post({ person: checker }, { path: approval, body: { sha256 } });
  if (taken.status !== 200) complain(`the settlement was answered ${taken.status} ${codeOf(taken)}`);
  const listed = await calls.read({ person: checker }, `/api/v1/admin/settlement-differences?rail=${RAIL}`);
  const { items } = parsed(listed) as { readonly items: readonly unknown[] };
  if (items.length > 0) complain(`a settlement differs from our books: ${JSON.stringify(items[0])}`);
}
