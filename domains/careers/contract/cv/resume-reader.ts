import type * as z from 'zod/mini';

import type { Remark, RemarkCode } from './resume-remarks.ts';

const DEPTH_MAX = 20;

type Members = Readonly<Record<string, unknown>>;

/** Reads one object of a file member by member, and remembers which were read: what is left has no place in a CV. */
export class ResumeReader {
  readonly #read = new Set<string>();

  readonly #members: Members;
  readonly #path: string;
  readonly #remarks: Remark[];

  constructor(members: Members, path: string, remarks: Remark[]) {
    this.#members = members;
    this.#path = path;
    this.#remarks = remarks;
  }

  /** Says that a member is not in the CV, or not as it was. */
  remark(name: string, code: RemarkCode): void {
    this.#remarks.push({ path: this.#pathOf(name), code });
  }

  /** A text, tidied and cut to what its place takes. */
  text(name: string, place: z.ZodMiniType<string>, maximum: number): string {
    const value = this.#take(name);
    if (value === undefined) return '';
    if (typeof value !== 'string') return this.#refused(name, 'wrong_type');
    const cut = Array.from(value.slice(0, maximum * 2))
      .slice(0, maximum)
      .join('')
      .slice(0, maximum);
    const whole = place.safeParse(value);
    if (whole.success) return whole.data;
    const shortened = place.safeParse(cut);
    if (!shortened.success) return this.#refused(name, 'wrong_type');
    this.remark(name, 'shortened');
    return shortened.data;
  }

  /** A month: of a day, its month; of a year, January. */
  month(name: string): string {
    const value = this.#take(name);
    if (value === undefined || value === '') return '';
    if (typeof value !== 'string') return this.#refused(name, 'wrong_type');
    const [, year, month] =
      /^((?:19|20)\d{2})(?:-(0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?$/.exec(value) ?? [];
    if (year === undefined) return this.#refused(name, 'not_a_date');
    if (month === undefined) this.remark(name, 'month_assumed');
    return `${year}-${month ?? '01'}`;
  }

  /** The objects of a list. */
  objects(name: string, maximum: number): readonly ResumeReader[] {
    return this.#list(name).flatMap((value, at) => {
      const path = `${this.#pathOf(name)}[${at}]`;
      if (at >= maximum) {
        this.#remarks.push({ path, code: 'too_many' });
        return [];
      }
      if (isMembers(value)) return [new ResumeReader(value, path, this.#remarks)];
      this.#remarks.push({ path, code: 'wrong_type' });
      return [];
    });
  }

  /** The texts of a list; each may be refused by its number. */
  texts(name: string): readonly { readonly value: string; readonly refuse: (code: RemarkCode) => void }[] {
    return this.#list(name).flatMap((value, at) => {
      const path = `${this.#pathOf(name)}[${at}]`;
      const refuse = (code: RemarkCode) => void this.#remarks.push({ path, code });
      if (typeof value === 'string') return [{ value, refuse }];
      refuse('wrong_type');
      return [];
    });
  }

  object(name: string): ResumeReader {
    const value = this.#take(name);
    if (value !== undefined && !isMembers(value)) this.remark(name, 'wrong_type');
    return new ResumeReader(isMembers(value) ? value : {}, this.#pathOf(name), this.#remarks);
  }

  /** A member that a schema of ours reads. */
  read<Value>(name: string, schema: z.ZodMiniType<Value>): Value | undefined {
    const value = this.#take(name);
    if (value === undefined) return undefined;
    const read = schema.safeParse(value);
    if (read.success) return read.data;
    this.remark(name, 'not_offered');
    return undefined;
  }

  /** Members that say nothing about the person. */
  passOver(...names: readonly string[]): void {
    for (const name of names) this.#read.add(name);
  }

  /** Whether a member is there; it counts as read. */
  has(name: string): boolean {
    return this.#take(name) !== undefined;
  }

  /** Names all members that were not read. Empty ones hold nothing that could be lost. */
  end(): void {
    for (const [name, value] of Object.entries(this.#members))
      if (!this.#read.has(name) && !isEmpty(value)) this.remark(name, 'no_place');
  }

  #take(name: string): unknown {
    this.#read.add(name);
    const value: unknown = Object.hasOwn(this.#members, name) ? this.#members[name] : undefined;
    return value ?? undefined;
  }

  #list(name: string): readonly unknown[] {
    const value = this.#take(name);
    if (value === undefined) return [];
    if (Array.isArray(value)) return value;
    this.remark(name, 'wrong_type');
    return [];
  }

  #refused(name: string, code: RemarkCode): '' {
    this.remark(name, code);
    return '';
  }

  #pathOf(name: string): string {
    const shown = name.slice(0, 60);
    return this.#path === '' ? shown : `${this.#path}.${shown}`;
  }
}

export function isMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A file nests as deep as it likes: what lies deeper than anyone writes is not looked at, and counts as something. */
function isEmpty(value: unknown, depth = 0): boolean {
  if (value === null || value === '') return true;
  if (typeof value !== 'object' || depth > DEPTH_MAX) return false;
  return Object.values(value).every((each) => isEmpty(each, depth + 1));
}
