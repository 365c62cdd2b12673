import { assetOf } from '@egcr/ledger/contract';
import type { CallInput } from '@egcr/server-kit/domain';
import { FileReply } from '@egcr/server-kit/file-reply';
import { A4, ink, Paper } from '@egcr/server-kit/pdf/paper';
import { wrapLines } from '@egcr/server-kit/pdf/wrap-lines';
import { invariant } from '@egcr/server-kit/refusal';
import { fill } from '@egcr/server-kit/texts';
import { personOf, type Work } from '@egcr/server-kit/work';
import type { ActivityEntry } from '@egcr/wallet/contract';
import { toParty } from '@egcr/wallet/server';

import { statementFiles, type receiptCall } from '../contract/endpoints.ts';
import { statementMessages, type StatementMessages } from './texts.ts';
import { factIn } from './fact.ts';
import { amountText } from './paper-formats.ts';
import type { StatementParts } from './parts.ts';
import { factsOf, type ReceiptFact } from './receipt-facts.ts';

/** The receipt of one transaction of the person's, in their language. Refuses not_found for any other. */
export async function readReceipt(
  parts: StatementParts,
  work: Work,
  { params }: CallInput<typeof receiptCall>,
): Promise<FileReply> {
  const entry = await parts.wallet.ownTransaction(work, params.id);
  const { userId } = personOf(work);
  const person = (await parts.people.findByIds(work.db, [userId])).get(userId);
  const { language } = work.request;
  const say = statementMessages(language);
  const facts = factsOf(say, entry, person ? toParty(person) : undefined);
  const paper = new Paper({
    language,
    title: `${say.receipt} ${entry.reference}`,
    madeAt: work.now,
  });
  return new FileReply({
    name: `egcr-${entry.reference}.pdf`,
    mediaType: statementFiles.pdf.mediaType,
    content: () => {
      drawReceipt(paper, { say, language, entry, facts, address: `${parts.publicUrl}/verify` });
      return paper.rest();
    },
  });
}

const LEFT = A4.margin;
const WIDTH = A4.width - 2 * A4.margin;
/** From one fact to the next, and from line to line of a long one. */
const ROW = 26;
const LINE = 14;

interface Drawn {
  readonly say: StatementMessages;
  readonly language: string;
  readonly entry: ActivityEntry;
  readonly facts: readonly ReceiptFact[];
  /** Where anybody checks the proof of a transfer. */
  readonly address: string;
}

/** Draws a receipt on a paper that has no page yet. */
export function drawReceipt(paper: Paper, { say, language, entry, facts, address }: Drawn): void {
  paper.doc.addPage();
  paper.rosette({ x: paper.at(A4.width - A4.margin - 38), y: 88 }, 40, ink.brand);
  const start = (y: number) => ({ x: paper.at(LEFT), y });
  const [sender, heading] = [paper.content.within('P'), paper.content.within('H1')];
  paper.text('EGCR', start(48), { size: 13, weight: 'strong', colour: ink.brand, tag: sender });
  paper.text(say.receipt, start(74), { size: 22, weight: 'strong', tag: heading });
  paper.text(entry.reference, start(104), { size: 10, colour: ink.faint, tag: paper.content.within('P') });
  const asset = assetOf(entry.amount.assetCode);
  invariant(asset !== undefined, 'a transaction is in a currency that the contract does not know');
  const amount = `${amountText(BigInt(entry.amount.value), asset, say.locale)} ${asset.code}`;
  paper.rule(start(138), WIDTH, { colour: ink.brand, thickness: 0.8 });
  const moved = paper.content.within('P');
  paper.text(amount, start(156), { size: 28, weight: 'strong', width: WIDTH, tag: moved });
  paper.rule(start(206), WIDTH, { colour: ink.brand, thickness: 0.8 });
  const list = paper.content.within('L');
  let y = 222;
  for (const [name, value] of facts) {
    const fact = factIn(list);
    paper.text(name, start(y), { size: 9, colour: ink.faint, width: 130, tag: fact.name });
    for (const line of wrapLines(paper, value, { width: WIDTH - 138, size: 10.5, language })) {
      const place = { x: paper.at(LEFT + 138), y };
      paper.text(line, place, { size: 10.5, width: WIDTH - 138, tag: fact.value });
      y += LINE;
    }
    y += ROW - LINE;
    paper.rule(start(y - 7), WIDTH);
  }
  const check = paper.content.within('P');
  for (const line of wrapLines(paper, fill(say.check, { address }), { width: WIDTH, size: 9, language })) {
    paper.text(line, start(y + 8), { size: 9, colour: ink.faint, width: WIDTH, tag: check });
    y += LINE;
  }
}
