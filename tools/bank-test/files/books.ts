/** What the house's books must say once all that the bank has told is booked: reckoned by the test, from what it told itself. */
import type { Snapshot } from '../caller.ts';
import type { Change } from './camt.ts';

interface Figures {
  readonly balance: bigint;
  readonly held: bigint;
}

/** The purposes of the house's accounts that files of the bank move. */
const HOUSE_ACCOUNTS = [
  'bank',
  'bank_clearing_in',
  'bank_clearing_out',
  'bank_suspense',
  'bank_unexplained',
] as const;

const NOTHING: Figures = { balance: 0n, held: 0n };

export class Books {
  readonly #figures = new Map<string, Figures>();

  add({ account, asset, minor, held = 0n }: Change): void {
    const place = `${asset} ${account}`;
    const before = this.#figures.get(place) ?? NOTHING;
    this.#figures.set(place, { balance: before.balance + minor, held: before.held + held });
  }

  of(account: string, asset: string): Figures {
    return this.#figures.get(`${asset} ${account}`) ?? NOTHING;
  }

  /** Where a look at the bank differs, of these people and of the house's accounts, in the currencies that are known here. */
  differences({ accounts }: Snapshot, people: readonly string[]): string[] {
    const assets = [...new Set([...this.#figures.keys()].map((place) => place.split(' ')[0] ?? ''))];
    return assets.flatMap((asset) =>
      [...people, ...HOUSE_ACCOUNTS].flatMap((account) => {
        const expected = this.of(account, asset);
        const found = accounts
          .filter((one) => one.asset === asset && isOf(one, account))
          .reduce(
            (sum, one) => ({
              balance: sum.balance + BigInt(one.balance),
              held: sum.held + BigInt(one.held),
            }),
            NOTHING,
          );
        return found.balance === expected.balance && found.held === expected.held
          ? []
          : [`${account} has ${inWords(found)} ${asset}; the bank's files make it ${inWords(expected)}`];
      }),
    );
  }
}

function isOf({ owner_id, purpose }: Snapshot['accounts'][number], account: string): boolean {
  return purpose === account || (owner_id === account && purpose === 'main');
}

function inWords({ balance, held }: Figures): string {
  return held === 0n ? `${balance}` : `${balance} (${held} set aside)`;
}
