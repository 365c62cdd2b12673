/** A part of a list that one call takes. */
interface ListPart {
  readonly csv: string;
  /** The names of the columns, in the parts after the first one. */
  readonly head: string;
  /** Of its first row in the file. */
  readonly firstLine: number;
  /** How much of the file is in this part and those before it, 0 to 1. */
  readonly share: number;
}

/** A sign takes up to three bytes, and a mark of quotation one more: so many signs fit into a call. */
const SIGNS_MAX = 250_000;

/** A CSV in parts that end where rows end, however many lines a row has. */
export function* partsOf(text: string, hasHead: boolean, signsMax = SIGNS_MAX): Generator<ListPart> {
  let [begin, line, firstLine, isQuoted] = [0, 1, 1, false];
  let rowEnd = 0;
  let lineAfter = 1;
  let head = '';
  const cut = (end: number): ListPart => ({
    csv: text.slice(begin, end),
    head: begin === 0 ? '' : head,
    firstLine,
    share: end / text.length,
  });
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === '"') isQuoted = !isQuoted;
    else if (sign === '\n') {
      line += 1;
      if (!isQuoted) {
        if (hasHead && head === '') head = text.slice(0, at);
        [rowEnd, lineAfter] = [at + 1, line];
      }
    }
    if (at + 1 - begin >= signsMax && rowEnd > begin) {
      yield cut(rowEnd);
      [begin, firstLine] = [rowEnd, lineAfter];
    }
  }
  if (begin < text.length) yield cut(text.length);
}
