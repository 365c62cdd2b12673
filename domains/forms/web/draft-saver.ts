import type { Answer, Answers } from '../contract/index.ts';
import { AUTOSAVE_MS } from '../contract/limits.ts';

/** A draft as the page has it. */
export interface DraftState {
  readonly answers: Answers;
  readonly version: number;
  readonly savedAt: string;
  /** `failed`: the line was cut; it is tried again. */
  readonly saving: 'saved' | 'saving' | 'unsaved' | 'failed';
  /** What was saved elsewhere meanwhile; nothing is saved until the person has chosen. */
  readonly conflict: Saved | undefined;
  /** It was sent meanwhile. */
  readonly isSent: boolean;
}

interface Saved {
  readonly answers: Answers;
  readonly version: number;
  readonly saved_at: string;
}

export type SaveAnswer =
  | { readonly kind: 'saved'; readonly version: number; readonly saved_at: string }
  | { readonly kind: 'changed'; readonly found: Saved }
  | { readonly kind: 'sent' }
  | { readonly kind: 'failed' };

const RETRY_MS = 5000;

/** Keeps the answers of a draft and saves them by itself: soon after typing, when asked to, and again where the line was cut. One save at a time. */
export class DraftSaver {
  #state: DraftState;
  #isDirty = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> | undefined;
  readonly #save: (body: { readonly version: number; readonly answers: Answers }) => Promise<SaveAnswer>;
  readonly #watchers = new Set<() => void>();

  constructor(
    { answers, version, saved_at: savedAt }: Saved,
    save: (body: { readonly version: number; readonly answers: Answers }) => Promise<SaveAnswer>,
  ) {
    this.#state = { answers, version, savedAt, saving: 'saved', conflict: undefined, isSent: false };
    this.#save = save;
  }

  readonly state = (): DraftState => this.#state;

  readonly watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => void this.#watchers.delete(watcher);
  };

  /** Changes one answer; undefined or an empty one takes it away. */
  readonly answer = (name: string, value: Answer | undefined): void => {
    const { [name]: _before, ...others } = this.#state.answers;
    const answers = value === undefined || value === '' ? others : { ...others, [name]: value };
    this.#isDirty = true;
    this.#change({ answers, saving: 'unsaved' });
    this.#later(AUTOSAVE_MS);
  };

  /** Saves what is not saved yet. Answers whether everything is saved then. */
  readonly saveNow = async (): Promise<boolean> => {
    clearTimeout(this.#timer);
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined;
    });
    await this.#running;
    return this.#state.saving === 'saved' && this.#state.conflict === undefined && !this.#state.isSent;
  };

  /** What stays where it was changed in two places. */
  readonly keep = (which: 'here' | 'there'): void => {
    const { conflict, answers } = this.#state;
    if (!conflict) return;
    this.#isDirty = which === 'here';
    this.#change({
      conflict: undefined,
      version: conflict.version,
      savedAt: conflict.saved_at,
      answers: which === 'here' ? answers : conflict.answers,
      saving: which === 'here' ? 'unsaved' : 'saved',
    });
    if (which === 'here') this.#later(0);
  };

  /** The page is left. */
  readonly stop = (): void => {
    if (this.#isDirty) void this.saveNow();
    clearTimeout(this.#timer);
  };

  #later(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.saveNow(), ms);
  }

  #change(change: Partial<DraftState>): void {
    this.#state = { ...this.#state, ...change };
    for (const watcher of this.#watchers) watcher();
  }

  async #run(): Promise<void> {
    while (this.#isDirty && this.#state.conflict === undefined && !this.#state.isSent) {
      const { answers, version } = this.#state;
      this.#isDirty = false;
      this.#change({ saving: 'saving' });
      const answer = await this.#save({ version, answers });
      if (answer.kind !== 'saved') return this.#stopAt(answer);
      this.#change({
        version: answer.version,
        savedAt: answer.saved_at,
        saving: this.#isDirty ? 'unsaved' : 'saved',
      });
    }
  }

  #stopAt(answer: Exclude<SaveAnswer, { kind: 'saved' }>): void {
    this.#isDirty = true;
    this.#change({
      saving: answer.kind === 'failed' ? 'failed' : 'unsaved',
      ...(answer.kind === 'changed' && { conflict: answer.found }),
      ...(answer.kind === 'sent' && { isSent: true }),
    });
    if (answer.kind === 'failed') this.#later(RETRY_MS);
  }
}
