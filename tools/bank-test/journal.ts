/** What the clients asked for and were told: written down before anything is sent, so that no answer can be made up afterwards. */
import { closeSync, openSync, writeSync } from 'node:fs';

export interface Order {
  /** Travels as the transfer's note: by it the transfer is recognised in the histories. */
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly minor: number;
  readonly key: string;
  /** The quote it is paid at, where it arrives in another currency. */
  readonly quoteId?: string | undefined;
}

export type Outcome =
  | { readonly kind: 'open' }
  | { readonly kind: 'posted'; readonly transferId: string; readonly answer: string }
  | { readonly kind: 'refused'; readonly code: string; readonly answer: string };

export interface Operation extends Order {
  outcome: Outcome;
  attempts: number;
  readonly beganMs: number;
  endedMs: number;
}

/** Something a client saw that no right bank does. */
export interface Complaint {
  readonly kind: 'repeat_differs' | 'other_body_accepted' | 'answer_is_about_another_transfer';
  readonly operation: string;
  readonly told: string;
}

export class Journal {
  readonly operations: Operation[] = [];
  readonly complaints: Complaint[] = [];
  /** How often each trouble was met: `503 overloaded`, `ECONNRESET`. */
  readonly troubles = new Map<string, number>();
  readonly #file: number;

  constructor(path: string) {
    this.#file = openSync(path, 'a');
  }

  /** The line is with the system before this returns. */
  begin(order: Order): Operation {
    this.#write({ event: 'ask', ...order });
    const operation: Operation = {
      ...order,
      outcome: { kind: 'open' },
      attempts: 0,
      beganMs: performance.now(),
      endedMs: 0,
    };
    this.operations.push(operation);
    return operation;
  }

  end(operation: Operation, outcome: Exclude<Outcome, { kind: 'open' }>): void {
    operation.outcome = outcome;
    operation.endedMs = performance.now();
    this.#write({ event: 'told', id: operation.id, kind: outcome.kind });
  }

  complain(complaint: Complaint): void {
    this.complaints.push(complaint);
    this.#write({ event: 'complaint', ...complaint });
  }

  trouble(name: string): void {
    this.troubles.set(name, (this.troubles.get(name) ?? 0) + 1);
  }

  note(event: string, details: Readonly<Record<string, unknown>> = {}): void {
    this.#write({ event, ...details });
  }

  close(): void {
    closeSync(this.#file);
  }

  #write(line: Readonly<Record<string, unknown>>): void {
    writeSync(this.#file, `${JSON.stringify({ ms: Math.round(performance.now()), ...line })}\n`);
  }
}
