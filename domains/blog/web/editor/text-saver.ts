import { isRefusal } from '@egcr/web-kit/call-errors';
import * as z from 'zod/mini';

import {
  draftBody,
  postCover,
  SAVE_AFTER_MS,
  type PostBody,
  type PostCover,
  type WrittenPost,
} from '../../contract/index.ts';

const typed = z.object({
  title: z.string(),
  excerpt: z.string(),
  search_title: z._default(z.string(), ''),
  search_description: z._default(z.string(), ''),
  // What browsers kept before there were pictures has none.
  cover: z._default(z.nullable(postCover), null),
  body: draftBody,
});
/** What was typed and has not reached the server, with the version that it changes. */
export const unsentText = z.extend(typed, { version: z.int() });
type Unsent = z.output<typeof unsentText>;

export interface TypedText {
  readonly title: string;
  readonly excerpt: string;
  readonly search_title: string;
  readonly search_description: string;
  readonly cover: PostCover | null;
  readonly body: PostBody;
}

/** What another person has saved meanwhile. */
export interface Theirs extends TypedText {
  readonly version: number;
}

export type SaveState =
  | { readonly kind: 'saved'; readonly at: string | null }
  | { readonly kind: 'saving' }
  | { readonly kind: 'failed'; readonly failure: unknown }
  | { readonly kind: 'conflict'; readonly theirs: Theirs };

interface Shown {
  readonly text: TypedText;
  readonly state: SaveState;
  /** Goes up where the text was replaced by another one, not typed. */
  readonly generation: number;
}

interface SaverParts {
  readonly language: string;
  readonly stored: WrittenPost['texts'][number] | undefined;
  /** What this browser kept because it could not be sent. */
  readonly unsent: Unsent | undefined;
  readonly send: (text: Unsent) => Promise<Pick<WrittenPost, 'texts'>>;
  readonly keepUnsent: (text: Unsent | undefined) => void;
}

/**
 * Saves a text while it is being typed: a moment after the last key, and at once where it is asked to. One save runs at a time; what is
 * typed meanwhile goes with the next one. Until the server has a text, it is kept in the browser.
 */
export class TextSaver {
  readonly #parts: SaverParts;
  readonly #listeners = new Set<() => void>();
  #shown: Shown;
  #version: number;
  #isChanged: boolean;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<boolean> | undefined;

  constructor(parts: SaverParts) {
    const { stored, unsent } = parts;
    this.#parts = parts;
    this.#version = unsent?.version ?? stored?.version ?? 0;
    this.#isChanged = unsent !== undefined;
    this.#shown = {
      text: textOf(unsent ?? stored),
      state: { kind: 'saved', at: stored?.changed_at ?? null },
      generation: 0,
    };
  }

  /** Of the text as the server has it. */
  version(): number {
    return this.#version;
  }

  readonly shown = (): Shown => this.#shown;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #show(part: Partial<Shown>): void {
    this.#shown = { ...this.#shown, ...part };
    for (const listener of this.#listeners) listener();
  }

  change(part: Partial<TypedText>): void {
    const text = { ...this.#shown.text, ...part };
    this.#isChanged = true;
    this.#parts.keepUnsent({ ...text, body: [...text.body], version: this.#version });
    this.#show({ text });
    clearTimeout(this.#timer);
    if (this.#shown.state.kind !== 'conflict')
      this.#timer = setTimeout(() => void this.save(), SAVE_AFTER_MS);
  }

  /** False where something is not saved. Nothing is sent where nothing was changed, nor while two texts are to be chosen from. */
  save(): Promise<boolean> {
    clearTimeout(this.#timer);
    this.#running ??= this.#send().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  async #send(): Promise<boolean> {
    while (this.#isChanged && this.#shown.state.kind !== 'conflict') {
      this.#isChanged = false;
      this.#show({ state: { kind: 'saving' } });
      try {
        const { text } = this.#shown;
        const saved = await this.#parts.send({ ...text, body: [...text.body], version: this.#version });
        const found = saved.texts.find(({ language }) => language === this.#parts.language);
        this.#version = found?.version ?? this.#version;
        this.#show({ state: { kind: 'saved', at: found?.changed_at ?? null } });
      } catch (failure) {
        this.#isChanged = true;
        const theirs = theirsOf(failure);
        this.#show({
          state: theirs === undefined ? { kind: 'failed', failure } : { kind: 'conflict', theirs },
        });
        return false;
      }
    }
    if (!this.#isChanged) this.#parts.keepUnsent(undefined);
    return !this.#isChanged;
  }

  /** One's own text goes on from the version of the other. */
  keepMine({ version }: Theirs): Promise<boolean> {
    this.#version = version;
    this.#isChanged = true;
    this.#show({ state: { kind: 'saving' } });
    return this.save();
  }

  takeTheirs({ version, ...text }: Theirs): void {
    this.#version = version;
    this.#isChanged = false;
    this.#parts.keepUnsent(undefined);
    this.#show({
      text: textOf(text),
      state: { kind: 'saved', at: null },
      generation: this.#shown.generation + 1,
    });
  }

  /** The text has another version because its name was changed. */
  follow(version: number): void {
    if (!this.#isChanged && this.#running === undefined) this.#version = version;
  }
}

function textOf(found: TypedText | undefined): TypedText {
  const { title = '', excerpt = '', cover = null, body = [] } = found ?? {};
  const { search_title = '', search_description = '' } = found ?? {};
  return { title, excerpt, search_title, search_description, cover, body };
}

function theirsOf(failure: unknown): Theirs | undefined {
  if (!isRefusal(failure, 'text_changed')) return undefined;
  const { current, version } = failure.members;
  const read = z.safeParse(typed, JSON.parse(typeof current === 'string' ? current : 'null')).data;
  return read && { ...read, version: Number(version) };
}
