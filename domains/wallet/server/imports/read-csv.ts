export interface Row {
  /** Where it begins in the file, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** Which column holds what, by the names banks give them in our languages. */
export interface Columns {
  readonly date: number;
  readonly amount: number;
  readonly currency: number | undefined;
  readonly id: number | undefined;
  readonly texts: readonly number[];
}

const MARKS = [',', ';', '\t'] as const;

/** Rows of a CSV (RFC 4180, or with semicolons or tabs between its cells). Empty rows are left out. */
export function rowsOf(text: string): readonly Row[] {
  const first = text.slice(0, text.search(/[\r\n]|$/));
  const mark = MARKS.reduce((best, each) =>
    first.split(each).length > first.split(best).length ? each : best,
  );
  const rows: Row[] = [];
  let [cells, cell, isQuoted, line, begin]: [string[], string, boolean, number, number] = [
    [],
    '',
    false,
    1,
    1,
  ];
  const endRow = () => {
    cells.push(cell);
    if (cells.some((each) => each.trim() !== '')) rows.push({ line: begin, cells });
    [cells, cell] = [[], ''];
    begin = line;
  };
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (letter === '\n') line += 1;
    if (isQuoted) {
      if (letter !== '"') cell += letter;
      else if (text.charAt(at + 1) === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (letter === '"' && cell.trim() === '') {
      cell = '';
      isQuoted = true;
    } else if (letter === mark) {
      cells.push(cell);
      cell = '';
    } else if (letter === '\n') endRow();
    else if (letter !== '\r') cell += letter;
  }
  endRow();
  return rows;
}

const NAMES = {
  date: /^(date|time|booking ?date|booked|posted|buchungstag|datum|fecha|data|date d.op[ée]ration|日期|交易日期|日付|取引日|날짜|거래일|التاريخ)/i,
  amount: /^(amount|betrag|importe|montant|importo|valor|金额|金額|금액|المبلغ)/i,
  currency: /^(currency|w[äa]hrung|moneda|devise|valuta|divisa|moeda|货币|币种|通貨|통화|العملة)/i,
  id: /^(transfer_id|transaction ?id|id|reference|fitid)$/i,
  text: /^(description|text|memo|note|payee|counterpart|name|verwendungszweck|beg[üu]nstigter|concepto|libell[ée]|descrizione|descri[çc][ãa]o|说明|摘要|内容|摘要|적요|البيان)/i,
} as const;

/** Undefined where no column is a date or none an amount: such a file is no statement. */
export function columnsOf(head: readonly string[]): Columns | undefined {
  const find = (name: RegExp) => {
    const at = head.findIndex((cell) => name.test(cell.trim()));
    return at === -1 ? undefined : at;
  };
  const [date, amount] = [find(NAMES.date), find(NAMES.amount)];
  if (date === undefined || amount === undefined) return undefined;
  const texts = head.flatMap((cell, at) => (NAMES.text.test(cell.trim()) ? [at] : []));
  return { date, amount, currency: find(NAMES.currency), id: find(NAMES.id), texts };
}
