/** Reads the statements that the test writes; no more of the standard than that. */

export interface ReadDetail {
  readonly minor: number | undefined;
  readonly endToEnd: string;
  readonly text: string;
  readonly isReturn: boolean;
}

export interface ReadEntry {
  /** All it says: what it is known by. */
  readonly content: string;
  readonly minor: number;
  readonly currency: string;
  readonly isReversal: boolean;
  readonly batch: string;
  readonly details: readonly ReadDetail[];
}

export interface ReadStatement {
  readonly name: string;
  readonly iban: string;
  readonly asset: string;
  readonly opening: number;
  readonly closing: number;
  readonly entries: readonly ReadEntry[];
}

/** A notification has none. */
export function readStatements(content: string): ReadStatement[] {
  return content
    .split('<Stmt>')
    .slice(1)
    .map((text) => {
      const [head = '', ...entries] = text.split('<Ntry>');
      const [, opening = '', closing = ''] = head.split('<Bal>');
      return {
        name: inside(head, 'Id'),
        iban: inside(head, 'IBAN'),
        asset: inside(head, 'Ccy'),
        opening: signed(opening),
        closing: signed(closing),
        entries: entries.map(readEntry),
      };
    });
}

function readEntry(text: string): ReadEntry {
  const [head = '', ...details] = text.split('<TxDtls>');
  return {
    content: text.split('</Ntry>')[0] ?? '',
    minor: signed(head),
    currency: /Ccy="(\w+)"/.exec(head)?.[1] ?? '',
    isReversal: head.includes('<RvslInd>true'),
    batch: inside(head, 'PmtInfId'),
    details: details.map((detail) => ({
      minor: detail.includes('<Amt') ? Math.abs(signed(detail)) : undefined,
      endToEnd: inside(detail, 'EndToEndId'),
      text: inside(detail, 'Ustrd'),
      isReturn: detail.includes('<RtrInf>'),
    })),
  };
}

function inside(text: string, element: string): string {
  return new RegExp(`<${element}>([^<]*)<`).exec(text)?.[1] ?? '';
}

function signed(text: string): number {
  const minor = Number((/<Amt[^>]*>([\d.]+)</.exec(text)?.[1] ?? '0').replace('.', ''));
  return text.includes('>DBIT<') ? -minor : minor;
}
