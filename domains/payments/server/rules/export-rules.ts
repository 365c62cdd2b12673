import { toMajorText } from '@egcr/contract/money';
import { toInstant } from '@egcr/contract/time';
import { assetOf } from '@egcr/ledger/contract';
import { csvTyped } from '@egcr/server-kit/csv';
import { sheetOf } from '@egcr/server-kit/data/sheet';
import type { FileReply } from '@egcr/server-kit/file-reply';
import { principalOf, type Work } from '@egcr/server-kit/work';

import { inOrder } from './own-rules.ts';
import { rulesOf, type RuleRow } from './rule-store.ts';

const HEAD = [
  'title',
  'version',
  'state',
  'priority',
  'methods',
  'currencies',
  'networks',
  'payer_countries',
  'metadata',
  'min',
  'max',
  'rails',
  'shares',
  'only_these_rails',
  'mode',
  'created_at',
  'activated_at',
  'retired_at',
  'rule',
];

/** All versions of a merchant's rules as a file of values. A merchant has so few that they are read at once. */
export async function exportRules(work: Work): Promise<FileReply> {
  const merchantId = principalOf(work);
  return sheetOf({
    name: 'routing-rules',
    now: work.now,
    head: HEAD,
    list: async (db, { after, limit }) => {
      const rows = inOrder(await rulesOf(db, merchantId)).flat();
      const start = rows.findIndex(({ id }) => id === after) + 1;
      return rows.slice(start, start + limit);
    },
    values: (_db, rows) => rows.map(cellsOf),
  });
}

function cellsOf(row: RuleRow): string[] {
  const { conditions: when, rails } = row;
  const [currency] = when.currencies ?? [];
  const sum = (minor: string | null | undefined) => amountIn(currency, minor);
  return [
    csvTyped(row.title),
    String(row.version),
    row.state,
    String(row.priority),
    listed(when.methods),
    listed(when.currencies),
    listed(when.networks),
    listed(when.payer_countries),
    csvTyped(listed(Object.entries(when.metadata ?? {}).map(([name, value]) => `${name}=${value}`))),
    sum(when.min),
    sum(when.max),
    listed(rails.map(({ rail }) => rail)),
    listed(rails.flatMap(({ share }) => (share === null ? [] : [String(share)]))),
    row.is_enforced ? 'yes' : 'no',
    row.is_test ? 'test' : 'live',
    toInstant(row.created_at),
    row.activated_at === null ? '' : toInstant(row.activated_at),
    row.retired_at === null ? '' : toInstant(row.retired_at),
    row.rule_id,
  ];
}

function listed(values: readonly string[] | null | undefined): string {
  return (values ?? []).join('; ');
}

/** Where a rule has a smallest or largest amount it names one currency. */
function amountIn(currency: string | undefined, minor: string | null | undefined): string {
  const asset = currency === undefined ? undefined : assetOf(currency);
  return asset === undefined || minor === null || minor === undefined
    ? ''
    : toMajorText(BigInt(minor), asset.scale);
}
