import { A4, ink, Paper } from '@egcr/server-kit/pdf/paper';
import { FileReply } from '@egcr/server-kit/file-reply';
import type { CallInput } from '@egcr/server-kit/domain';
import { invariant } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import { assetOf } from '../../contract/assets.ts';
import type { ActivityEntry } from '../../contract/history.ts';
import { statementFiles, type receiptCall } from '../../contract/statements.ts';
import { readActivityEntry } from '../history/list-activity.ts';
import type { WalletParts } from '../parts.ts';
import { toParty } from '../parties.ts';
import { statementMessages } from './messages/catalogue.ts';
import type { StatementMessages } from './messages/types.ts';
import { factIn } from './fact.ts';
import { amountText, descriptionOf, instantText } from './paper-formats.ts';

/** The receipt of one movement of the person's, in their language. Refuses not_found for any other. */
export async function readReceipt(
  parts: WalletParts,
  work: Work,
  { params }: CallInput<typeof receiptCall>,
): Promise<FileReply> {
  const entry = await readActivityEntry(parts, work, { params, query: undefined, body: undefined });
  const { userId } = personOf(work);
  const person = (await parts.people.findByIds(work.db, [userId])).get(userId);
  const say = statementMessages(work.request.language);
  const paper = new Paper({
    language: work.request.language,
    title: `${say.receipt} ${entry.reference}`,
    madeAt: work.now,
  });
  return new FileReply({
    name: `egcr-${entry.reference}.pdf`,
    mediaType: statementFiles.pdf.mediaType,
    content: () => {
      draw(paper, say, entry, person ? toParty(person).name : '');
      return paper.rest();
    },
  });
}

const LEFT = A4.margin;
const WIDTH = A4.width - 2 * A4.margin;

function draw(paper: Paper, say: StatementMessages, entry: ActivityEntry, holder: string): void {
  paper.doc.addPage();
  paper.rosette({ x: paper.at(A4.width - A4.margin - 38), y: 88 }, 40, ink.brand);
  const start = (y: number) => ({ x: paper.at(LEFT), y });
  const [sender, heading] = [paper.content.within('P'), paper.content.within('H1')];
  paper.text('EGCR', start(48), { size: 13, weight: 'strong', colour: ink.brand, tag: sender });
  paper.text(say.receipt, start(74), { size: 22, weight: 'strong', tag: heading });
  paper.text(entry.reference, start(104), { size: 10, colour: ink.faint, tag: paper.content.within('P') });
  const asset = assetOf(entry.amount.assetCode);
  invariant(asset !== undefined, 'a movement is in a currency that the contract does not know');
  const amount = `${amountText(BigInt(entry.amount.value), asset, say.locale)} ${asset.code}`;
  paper.rule(start(138), WIDTH, { colour: ink.brand, thickness: 0.8 });
  const moved = paper.content.within('P');
  paper.text(amount, start(156), { size: 28, weight: 'strong', width: WIDTH, tag: moved });
  paper.rule(start(206), WIDTH, { colour: ink.brand, thickness: 0.8 });
  const list = paper.content.within('L');
  for (const [at, [name, value]] of factsOf(say, entry, holder).entries()) {
    const y = 222 + at * 26;
    const fact = factIn(list);
    paper.text(name, start(y), { size: 9, colour: ink.faint, width: 130, tag: fact.name });
    const place = { x: paper.at(LEFT + 138), y };
    paper.text(value, place, { size: 10.5, width: WIDTH - 138, tag: fact.value });
    paper.rule(start(y + 19), WIDTH);
  }
}

function factsOf(
  say: StatementMessages,
  entry: ActivityEntry,
  holder: string,
): readonly (readonly [string, string])[] {
  const amountMinor = BigInt(entry.amount.value) * (entry.direction === 'out' ? -1n : 1n);
  const at = new Date(entry.created_at);
  const other =
    entry.counterpart?.name ??
    descriptionOf(say, {
      number: 0n,
      at,
      amountMinor,
      balanceMinor: 0n,
      kind: entry.kind,
      counterpart: null,
      note: null,
      reference: entry.reference,
      transferId: entry.id,
    });
  const [from, to] = entry.direction === 'out' ? [holder, other] : [other, holder];
  return [
    [say.from, from],
    [say.to, to],
    [say.date, instantText(at, say.locale)],
    [say.state, say.posted],
    ...(entry.note === null ? [] : ([[say.note, entry.note]] as const)),
    [say.reference, entry.reference],
    [say.number, entry.id],
  ];
}
