import type { BareEntry, ChangeLine } from '../../contract/changes/entry-shapes.ts';
import { isHolder } from '../../contract/changes/change-rules.ts';
import type { FiledChange } from './change-store.ts';

type Entry = Pick<BareEntry, 'street' | 'town' | 'postcode' | 'directors' | 'holdings'>;
type Holding = BareEntry['holdings'][number];
type Transfer = Extract<FiledChange, { kind: 'transfer' }>;

const plain = (text: string): ChangeLine => ({ text, born_month: null, class_name: null, shares: null });

/** What a change does, side by side. */
export function changeSides(
  entry: Entry,
  change: FiledChange,
): { readonly before: ChangeLine[]; readonly after: ChangeLine[] } {
  if (change.kind === 'address') return { before: addressLines(entry), after: addressLines(change) };
  if (change.kind === 'transfer')
    return {
      before: entry.holdings.map(holdingLine),
      after: holdingsAfter(entry.holdings, change).map(holdingLine),
    };
  const staying = entry.directors.filter(({ id }) => id !== change.leaving);
  const joining =
    change.joining_name === ''
      ? []
      : [{ name: change.joining_name, born_month: change.joining_born.slice(0, 7) }];
  return { before: entry.directors.map(directorLine), after: [...staying, ...joining].map(directorLine) };
}

function addressLines({ street, town, postcode }: Pick<Entry, 'street' | 'town' | 'postcode'>): ChangeLine[] {
  return [plain(street), plain(`${postcode} ${town}`.trim())];
}

function directorLine({ name, born_month: born }: Pick<Entry['directors'][number], 'name' | 'born_month'>) {
  return { ...plain(name), born_month: born };
}

function holdingLine(held: Omit<Holding, 'id'>): ChangeLine {
  const text = held.number === null ? held.name : `${held.name} (${held.number})`;
  return { text, born_month: held.born_month, class_name: held.class_name, shares: held.shares };
}

/** The holdings once the shares have gone over. */
function holdingsAfter(holdings: readonly Holding[], change: Transfer): readonly Omit<Holding, 'id'>[] {
  const from = holdings.find(({ id }) => id === change.from);
  const className = from?.class_name ?? '';
  const into = holdings.find((each) => each.class_name === className && isHolder(each, change));
  const moved = BigInt(change.shares);
  const changed = holdings.flatMap((each) => {
    if (each.id === change.from) {
      const left = BigInt(each.shares) - moved;
      return left === 0n ? [] : [{ ...each, shares: left.toString() }];
    }
    return each.id === into?.id ? [{ ...each, shares: (BigInt(each.shares) + moved).toString() }] : [each];
  });
  if (into !== undefined) return changed;
  const isPerson = change.to_kind === 'person';
  return [
    ...changed,
    {
      class_name: className,
      kind: change.to_kind,
      name: change.to_name,
      born_month: isPerson ? change.to_born.slice(0, 7) : null,
      number: isPerson || change.to_number === '' ? null : change.to_number,
      shares: change.shares,
    },
  ];
}

/** The lines as text, for the case and its paper. */
export function linesAsText(lines: readonly ChangeLine[]): string {
  return lines
    .map(({ text, born_month: born, class_name: name, shares }) =>
      [
        text,
        ...(born === null ? [] : [born]),
        ...(shares === null ? [] : [`${shares} ${name ?? ''}`.trim()]),
      ].join(' · '),
    )
    .join('\n');
}
