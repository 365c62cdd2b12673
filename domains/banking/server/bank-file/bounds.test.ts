import { describe, expect, it } from 'vitest';

import {
  BANK_FILE_ENTRIES_MAX,
  BANK_FILE_PAYMENTS_MAX,
  BANK_FILE_REFERENCES_MAX,
  BANK_FILE_STATEMENTS_MAX,
} from '../../contract/limits.ts';
import { serveBankDesk } from '../testing/bank-desk.ts';
import { cutIntoPieces, joinPieces } from './pieces.ts';
import { planBankFile } from './plan-bank-file.ts';
import { readCamt } from './read-camt.ts';

const { bank, desk } = await serveBankDesk();

const OUR_IBAN = 'DE89370400440532013000';
const amount = (cents: number) =>
  `<Amt Ccy='USD'>${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}</Amt><CdtDbtInd>CRDT</CdtDbtInd>`;
const balance = (type: string, cents: number) =>
  `<Bal><Tp><CdOrPrtry><Cd>${type}</Cd></CdOrPrtry></Tp>${amount(cents)}</Bal>`;
const statement = (from: number, to: number, entries: string) =>
  `<Stmt><Acct><Id><IBAN>${OUR_IBAN}</IBAN></Id></Acct>${balance('OPBD', from)}${balance('CLBD', to)}${entries}</Stmt>`;
const file = (statements: string) => `<Document><BkToCstmrStmt>${statements}</BkToCstmrStmt></Document>`;
const times = (count: number, make: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => make(at)).join('');

const ofEntries = (count: number) =>
  file(
    statement(
      0,
      count,
      times(count, () => `<Ntry>${amount(1)}</Ntry>`),
    ),
  );
const ofPayments = (count: number) =>
  file(statement(0, 2, `<Ntry>${amount(2)}<NtryDtls>${times(count, () => '<TxDtls/>')}</NtryDtls></Ntry>`));
const ofStatements = (count: number) =>
  file(times(count, (at) => statement(at, at + 1, `<Ntry>${amount(1)}</Ntry>`)));
const REFERENCES_OF_ONE = 50;
/** Payments each full of references of deposits that are nobody's. */
const ofReferences = (count: number) => {
  const reference = (at: number) => `EG${String(at).padStart(10, '0')}`;
  const remittance = (from: number) =>
    times(Math.min(REFERENCES_OF_ONE, count - from), (at) => `${reference(from + at)} `);
  const payments = times(
    Math.ceil(count / REFERENCES_OF_ONE),
    (at) => `<TxDtls><RmtInf><Ustrd>${remittance(at * REFERENCES_OF_ONE)}</Ustrd></RmtInf></TxDtls>`,
  );
  return file(statement(0, 2, `<Ntry>${amount(2)}<NtryDtls>${payments}</NtryDtls></Ntry>`));
};

const handIn = (content: string) => desk.propose(content, desk.clerk);

/** Counts how often others had their turn while something was computed. */
async function turnsDuring<Answer>(compute: () => Promise<Answer>) {
  let [turns, isOver] = [0, false];
  const have = () => {
    turns += 1;
    if (!isOver) setImmediate(have);
  };
  setImmediate(have);
  const answer = await compute();
  isOver = true;
  return { turns, answer };
}

describe('a file of the bank', () => {
  it.each([
    ['entries', ofEntries, BANK_FILE_ENTRIES_MAX],
    ['payments', ofPayments, BANK_FILE_PAYMENTS_MAX],
    ['statements', ofStatements, BANK_FILE_STATEMENTS_MAX],
    ['references', ofReferences, BANK_FILE_REFERENCES_MAX],
  ])(
    'may hold so many %s and is taken; with one more it is refused by name (attack B12)',
    async (what, made, most) => {
      expect((await handIn(made(most))).status).toBe(202);
      const refused = await handIn(made(most + 1));
      expect([refused.status, refused.body]).toMatchObject([
        422,
        { code: 'bank_file_too_long', reason: `too_many_${what}`, [`${what}_max`]: most },
      ]);
    },
  );

  it('comes from its reader in small pieces, and is whole again afterwards', async () => {
    for (const content of [ofEntries(700), ofPayments(700), ofStatements(70)]) {
      const messages = readCamt(content)?.messages ?? [];
      const pieces = [...cutIntoPieces(messages)];
      expect(pieces.length).toBeGreaterThanOrEqual(3);
      for (const piece of pieces) {
        const parts = piece.flatMap((fragment) => ('parts' in fragment ? fragment.parts : []));
        expect(piece.length + parts.length).toBeLessThanOrEqual(100);
      }
      expect(await joinPieces(pieces, () => undefined)).toEqual(messages);
    }
  });

  it.each([
    ['five thousand entries', ofEntries(BANK_FILE_ENTRIES_MAX), 250],
    ['an entry of ten thousand payments', ofPayments(BANK_FILE_PAYMENTS_MAX), 90],
  ])(
    'with %s is planned in small steps, and others have their turn in between (attack B12)',
    async (_what, text, least) => {
      const messages = readCamt(text)?.messages ?? [];
      const { turns, answer: plan } = await turnsDuring(() =>
        bank.services.unit((work) => planBankFile(work, { account: OUR_IBAN, messages, sha256: '' })),
      );
      expect(plan.statements.flatMap(({ parts }) => parts)).toHaveLength(messages[0]?.entries.length ?? 0);
      expect(turns).toBeGreaterThanOrEqual(least);
    },
  );
});
