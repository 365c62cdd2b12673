/** What no answer of the product may be, whatever was asked. */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

import { type Answer, codeOf } from '../bank-test/caller.ts';
import type { Document, Operation } from './document.ts';
import { SLOW_MS } from './patience.ts';

export interface Fault {
  readonly operation: string;
  readonly kind: string;
  /** What tells one cause from another. */
  readonly said: string;
  /** The request, to be asked again by hand. */
  readonly request: string;
}

/** Stacks, SQL, paths of the machine, and names of libraries' errors. */
const LEAKS =
  /\n\s+at .+:\d+:\d+|\.ts:\d+|node_modules|node:internal|\/(?:home|root|usr|tmp|var)\/|syntax error at or near|violates (?:check|foreign|unique|not-null)|relation "|duplicate key value|invalid input syntax|\bTypeError\b|\bRangeError\b|\bZodError\b|PostgresError/;

/** What an answer tells of the inside of the server; undefined where it tells nothing. */
export function leakIn(text: string): string | undefined {
  return LEAKS.exec(text)?.[0];
}

/** Judges answers against the document. */
export class AnswerJudge {
  readonly #ajv = new Ajv2020({ strict: false, allErrors: false });
  readonly #validators = new Map<string, ValidateFunction | undefined>();
  readonly #components: Document['components'];

  constructor({ components }: Document) {
    this.#components = components;
    addFormats.default(this.#ajv);
  }

  /** Everything wrong with one answer; empty where nothing is. */
  faultsIn(operation: Operation, answer: Answer, elapsedMs: number): { kind: string; said: string }[] {
    const { status, text } = answer;
    const faults: { kind: string; said: string }[] = [];
    const say = (kind: string, said: string) => faults.push({ kind, said });
    if (status >= 500) say(`answered ${status}`, text.slice(0, 200));
    if (!(String(status) in operation.answers))
      say(`answered ${status}, which is not declared`, codeOf(answer));
    if (elapsedMs > SLOW_MS) say('took longer than five seconds', `${Math.round(elapsedMs)} ms`);
    const leak = leakIn(text);
    if (leak !== undefined) say('tells of its inside', leak);
    const misfit = this.#misfit(operation, answer);
    if (misfit !== undefined) say(`answered ${status} outside its schema`, misfit);
    return faults;
  }

  #misfit(operation: Operation, { status, text, contentType }: Answer): string | undefined {
    const declared = operation.answers[String(status)];
    if (declared === undefined) return undefined;
    const types = Object.keys(declared.content ?? {});
    if (types.length === 0) return text === '' ? undefined : 'a body where none is declared';
    const type = contentType.split(';')[0] ?? '';
    if (!types.includes(type)) return `content type ${contentType}`;
    if (!type.endsWith('json')) return undefined;
    // A file is what it is, also where it happens to hold JSON.
    if (declared.content?.[type]?.schema?.format === 'binary') return undefined;
    if (!/charset=utf-8/i.test(contentType)) return 'no charset';
    const validate = this.#validator(operation, status, type);
    let body: unknown;
    try {
      body = JSON.parse(text);
    } catch {
      return 'no JSON';
    }
    if (validate === undefined || validate(body)) return undefined;
    return (validate.errors ?? [])
      .map(({ instancePath, message }) => `${instancePath} ${message ?? ''}`)
      .join('; ');
  }

  #validator(operation: Operation, status: number, type: string): ValidateFunction | undefined {
    const name = `${operation.id} ${status}`;
    if (!this.#validators.has(name)) {
      const schema = operation.answers[String(status)]?.content?.[type]?.schema;
      const validate = schema && this.#ajv.compile({ ...schema, components: this.#components });
      this.#validators.set(name, validate);
    }
    return this.#validators.get(name);
  }
}

/** One line for each cause, with how often and one request. */
export function bucketed(faults: readonly Fault[]): string[] {
  const buckets = Map.groupBy(
    faults,
    ({ operation, kind, said }) =>
      `${operation}: ${kind}: ${said.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}|\d+/g, '#').slice(0, 160)}`,
  );
  return [...buckets].map(
    ([name, list]) => `${name} (${list.length} times)\n      ${list[0]?.request.slice(0, 600) ?? ''}`,
  );
}
